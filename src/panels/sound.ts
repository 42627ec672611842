/** What can be heard. */
type SoundName = 'lift' | 'place' | 'refuse' | 'deal' | 'run' | 'win';

/** One soft tone: frequency in Hz, when it begins and how long it lasts in seconds. */
type Tone = readonly [frequency: number, start: number, length: number];

const DEAL: readonly Tone[] = Array.from({ length: 6 }, (_, i) => [
  310 + (i % 2) * 40,
  i * 0.05,
  0.04,
]);

const TONES: Readonly<Record<SoundName, readonly Tone[]>> = {
  lift: [[420, 0, 0.05]],
  place: [[280, 0, 0.07]],
  refuse: [
    [190, 0, 0.09],
    [160, 0.1, 0.12],
  ],
  deal: DEAL,
  run: [
    [523, 0, 0.12],
    [659, 0.09, 0.12],
    [784, 0.18, 0.22],
  ],
  win: [
    [523, 0, 0.16],
    [659, 0.14, 0.16],
    [784, 0.28, 0.16],
    [1047, 0.42, 0.5],
  ],
};

const LOUDNESS = 0.07;

let audio: AudioContext | undefined;

function sound(context: AudioContext, [frequency, start, length]: Tone): void {
  const at = context.currentTime + start;
  const tone = new OscillatorNode(context, { type: 'triangle', frequency });
  const volume = new GainNode(context);
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** A move as its event tells it. */
type MoveEvent = Event & { readonly action: string; readonly runs: number };

function soundOf({ action, runs }: MoveEvent): SoundName {
  if (runs > 0) return 'run';
  return action === 'deal' ? 'deal' : 'place';
}

/** What is heard of what a table tells. */
const HEARD: Readonly<Record<string, (event: Event) => SoundName | undefined>> = {
  'spider-move': (event) => soundOf(event as MoveEvent),
  'spider-refused': () => 'refuse',
  'spider-win': () => 'win',
  pointerdown: (event) => (isCard(event.composedPath()[0]) ? 'lift' : undefined),
};

function isCard(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest('button.card') !== null;
}

/** Lets a table be heard, for as long as it is to be. */
export function listen(table: EventTarget, isLoud: () => boolean): void {
  for (const [type, hear] of Object.entries(HEARD)) {
    table.addEventListener(type, (event) => {
      const name = isLoud() ? hear(event) : undefined;
      if (name) play(name);
    });
  }
}

/** Plays a sound, made on the spot; there are no files. */
function play(name: SoundName): void {
  audio ??= new AudioContext();
  // A browser holds sound back until the page is first used.
  void audio.resume();
  for (const tone of TONES[name]) sound(audio, tone);
}
