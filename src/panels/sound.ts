/** What can be heard. */
export type SoundName = 'lift' | 'place' | 'refuse' | 'deal' | 'run' | 'win';

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
  const volume = new GainNode(context, { gain: LOUDNESS });
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** Plays a sound, made on the spot; there are no files. */
export function play(name: SoundName): void {
  audio ??= new AudioContext();
  // A browser holds sound back until the page is first used.
  void audio.resume();
  for (const tone of TONES[name]) sound(audio, tone);
}
