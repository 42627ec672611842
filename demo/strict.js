// Tells what the policy of the page refuses, and what the element says of its game.
const table = document.querySelector('spider-solitaire');
const { content } = document.querySelector('meta[http-equiv]');
let refused = 0;

function write(id, value) {
  document.querySelector(`#${id}`).textContent = value;
}

function report() {
  write('deal', table.dealNumber);
  write('moves', table.moveCount);
  write('score', table.score);
}

document.addEventListener('securitypolicyviolation', () => write('refused', ++refused));
table.addEventListener('spider-deal', report);
table.addEventListener('spider-move', report);
write('policy', content.replaceAll('; ', ';\n'));
await customElements.whenDefined('spider-solitaire');
await table.ready;
report();
