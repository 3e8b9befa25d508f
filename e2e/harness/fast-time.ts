// Loaded into a server before its own code: time runs faster in its house, so that a match that people look at for long
// does not take long.
const SPEED = 10;

const now = performance.now.bind(performance);
performance.now = () => now() * SPEED;

const { setTimeout: later, setInterval: every } = globalThis;
globalThis.setTimeout = speedUp(later);
globalThis.setInterval = speedUp(every);

function speedUp<Timer extends typeof later | typeof every>(timer: Timer): Timer {
  const sooner = (call: () => void, ms = 0): unknown => timer(call, ms / SPEED);
  return Object.assign(sooner, timer) as Timer;
}
