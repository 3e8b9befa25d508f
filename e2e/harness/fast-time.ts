// Preloaded into a server (`--import`): its clock runs faster, so that long matches end soon.
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
