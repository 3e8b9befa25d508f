import { isMuted } from './mute.ts';
import { type Note, playNotes } from './synth.ts';
import { loudness } from './volume.ts';

export type Feeling =
  | 'tap'
  | 'lay'
  | 'draw'
  | 'flip'
  | 'turn'
  | 'match'
  | 'refuse'
  | 'win'
  | 'gain'
  | 'loss'
  | 'tick'
  | 'shout';

const WOOD = { wave: 'triangle', fadeMs: 70 } as const;
const BELL = { wave: 'sine', fadeMs: 260 } as const;

const SOUNDS: Readonly<Record<Feeling, readonly Note[]>> = {
  tap: [{ ...WOOD, hertz: 720, gain: 0.05 }],
  lay: [
    { ...WOOD, hertz: 300, toHertz: 190, gain: 0.2 },
    { ...WOOD, hertz: 980, gain: 0.05, afterMs: 8 },
  ],
  draw: [
    { ...WOOD, hertz: 240, toHertz: 420, gain: 0.12, fadeMs: 120 },
    { ...WOOD, hertz: 640, gain: 0.05, afterMs: 110 },
  ],
  flip: [{ ...WOOD, hertz: 420, toHertz: 620, gain: 0.12 }],
  turn: [
    { ...BELL, hertz: 587, gain: 0.1 },
    { ...BELL, hertz: 784, gain: 0.1, afterMs: 110 },
  ],
  match: [
    { ...BELL, hertz: 659, gain: 0.1 },
    { ...BELL, hertz: 880, gain: 0.1, afterMs: 90 },
    { ...BELL, hertz: 1109, gain: 0.08, afterMs: 180 },
  ],
  refuse: [
    { ...WOOD, hertz: 196, toHertz: 160, gain: 0.16, fadeMs: 130 },
    { ...WOOD, hertz: 165, toHertz: 140, gain: 0.14, fadeMs: 150, afterMs: 90 },
  ],
  gain: [
    { ...WOOD, hertz: 330, toHertz: 660, gain: 0.16, fadeMs: 140 },
    { ...BELL, hertz: 988, gain: 0.07, afterMs: 110 },
  ],
  loss: [
    { ...WOOD, hertz: 440, toHertz: 150, gain: 0.2, fadeMs: 220 },
    { ...WOOD, hertz: 110, gain: 0.16, fadeMs: 120, afterMs: 150 },
  ],
  tick: [{ ...BELL, hertz: 660, gain: 0.07, fadeMs: 120 }],
  shout: [
    { ...WOOD, hertz: 120, toHertz: 60, gain: 0.3, fadeMs: 260 },
    ...[523, 659, 784].map((hertz) => ({ ...BELL, hertz, gain: 0.09, fadeMs: 420, afterMs: 40 })),
  ],
  win: [523, 659, 784, 1047, 1319].map((hertz, index) => ({ ...BELL, hertz, gain: 0.11, afterMs: index * 120 })),
};

const BUZZES: Readonly<Partial<Record<Feeling, readonly number[]>>> = {
  tap: [6],
  lay: [14],
  turn: [20, 60, 20],
  match: [14, 50, 14],
  refuse: [30, 40, 30],
  gain: [18, 30, 18],
  loss: [60, 40, 90],
  shout: [120],
  win: [40, 60, 40, 60, 120],
};

/** Plays a sound and a vibration, unless muted. */
export function feel(feeling: Feeling): void {
  // Before the first touch, browsers refuse both and log a warning.
  if (isMuted() || !navigator.userActivation?.hasBeenActive) return;
  playNotes(SOUNDS[feeling], loudness());
  const buzz = BUZZES[feeling];
  if (buzz !== undefined) navigator.vibrate?.([...buzz]);
}
