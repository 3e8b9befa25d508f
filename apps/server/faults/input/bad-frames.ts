import { type AnyGame, type Rng, toMillis } from '@tablee/kernel';
import { MAX_MESSAGE_BYTES, PROTOCOL } from '@tablee/protocol';
import type { Device } from '../device.ts';
import { hostileText } from './hostile-texts.ts';
import { anything, deep, mistyped, spoiled, strangeText } from './nonsense.ts';

export type FrameKind =
  | 'malformed'
  | 'oversized'
  | 'mistyped'
  | 'premature'
  | 'out of turn'
  | 'replayed'
  | 'hello again'
  | 'hostile words';

/** Knowledge of the sender about the match. */
export interface Knowledge {
  readonly definition: AnyGame;
  readonly device: Device;
  readonly rng: Rng;
  /** All texts sent so far. */
  readonly said: readonly string[];
  /** Makes a new request id. */
  nextId(): string;
}

export interface BadFrame {
  readonly data: string | Buffer;
  /** Sent as a text frame, even if the data is not valid text. */
  readonly isText: boolean;
}

export const FRAME_KINDS: readonly FrameKind[] = [
  'malformed',
  'oversized',
  'mistyped',
  'premature',
  'out of turn',
  'replayed',
  'hello again',
  'hostile words',
];

const MAKERS: Readonly<Record<FrameKind, (knowledge: Knowledge) => BadFrame>> = {
  malformed: (knowledge) => {
    const { rng } = knowledge;
    const bytes = Buffer.from(Array.from({ length: rng.below(40) }, () => rng.below(256)));
    const isText = rng.below(2) === 0;
    return rng.pick([
      () => text(spoiled(JSON.stringify(request(knowledge)), rng)),
      () => text(strangeText(rng)),
      () => text(JSON.stringify(anything(rng))),
      () => ({ data: bytes, isText }),
    ])();
  },
  oversized: (knowledge) => {
    const { rng } = knowledge;
    const size = MAX_MESSAGE_BYTES + rng.pick([-200, 1, 1, 50_000]);
    return rng.pick([
      () => text(JSON.stringify({ ...request(knowledge), command: 'x'.repeat(size) })),
      () => text(`{"type":"command","id":"${knowledge.nextId()}","on":0,"command":${deep(size / 2 - 100)}}`),
      () => ({ data: Buffer.alloc(size), isText: false }),
    ])();
  },
  mistyped: (knowledge) => json(mistyped(request(knowledge), knowledge.rng)),
  premature: (knowledge) => {
    const { rng } = knowledge;
    const on = (knowledge.device.followed.seq ?? 0) + 1 + rng.below(1_000);
    return json(
      rng.pick<Record<string, unknown>>([
        { type: 'command', id: knowledge.nextId(), on, command: someCommand(knowledge) },
        { type: 'undo', id: knowledge.nextId(), undoes: on },
        { type: 'hello', protocol: PROTOCOL, since: on },
        { type: 'pong', n: on },
      ]),
    );
  },
  'out of turn': (knowledge) => json(request(knowledge)),
  replayed: (knowledge) => {
    const { rng, said } = knowledge;
    return said.length === 0 ? json(request(knowledge)) : text(rng.pick(said));
  },
  'hello again': ({ rng, device }) =>
    json({ type: 'hello', protocol: PROTOCOL, since: rng.pick([null, 0, device.followed.seq]) }),
  'hostile words': (knowledge) =>
    json({ type: 'say', id: knowledge.nextId(), what: { text: hostileText(knowledge.rng) } }),
};

export function badFrame(kind: FrameKind, knowledge: Knowledge): BadFrame {
  return MAKERS[kind](knowledge);
}

/** A well-formed message that the sender is not allowed to send. */
function request(knowledge: Knowledge): Record<string, unknown> {
  const { rng, device } = knowledge;
  const seq = device.followed.seq ?? 0;
  return rng.pick<() => Record<string, unknown>>([
    () => ({ type: 'command', id: knowledge.nextId(), on: seq, command: someCommand(knowledge) }),
    () => ({ type: 'command', id: knowledge.nextId(), on: seq, command: someCommand(knowledge) }),
    () => ({ type: 'undo', id: knowledge.nextId(), undoes: rng.below(seq + 1) }),
    () => ({ type: 'draft', on: rng.below(seq + 1), command: someCommand(knowledge) }),
    () => ({ type: 'ready', for: rng.pick<unknown>(['rules', device.followed.at, rng.below(100_000)]) }),
    () => ({ type: 'resync' }),
  ])();
}

/** A command of the game that is seldom legal at the moment, or one of no game. */
function someCommand({ definition, device, rng }: Knowledge): unknown {
  const { viewer, followed } = device;
  if (rng.below(3) === 0) return anything(rng);
  const example = { ...rng.pick(definition.examples) } as Record<string, unknown>;
  if (viewer === 'spectator' || followed.view === null || rng.below(3) > 0) return example;
  const [legal] = definition.legal(followed.view as object, viewer, toMillis(followed.at));
  return legal ?? mistyped(example, rng);
}

function json(value: unknown): BadFrame {
  return text(JSON.stringify(value));
}

function text(data: string): BadFrame {
  return { data, isText: true };
}
