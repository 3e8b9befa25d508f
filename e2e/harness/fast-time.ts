// Loaded into a server before its own code: time runs faster in its house, so that a match that people look at for long
// does not take long.
const TIMES = 10;

const now = performance.now.bind(performance);
performance.now = () => now() * TIMES;

const { setTimeout: later, setInterval: every } = globalThis;
globalThis.setTimeout = hastened(later);
globalThis.setInterval = hastened(every);

function hastened<Timer extends typeof later | typeof every>(timer: Timer): Timer {
  const sooner = (call: () => void, ms = 0): unknown => timer(call, ms / TIMES);
  return Object.assign(sooner, timer) as Timer;
}
