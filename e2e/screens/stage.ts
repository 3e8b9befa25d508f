import type { BrowserContext, WebSocketRoute } from '@playwright/test';
import { frameOf, type Stepped } from '@tablee/host';
import { type AnyGame, defaultOptions } from '@tablee/kernel';
import { HOUSE, PROTOCOL, type SeatInfo, type ServerMessage, type TableInfo } from '@tablee/protocol';
import { tiles } from '../../games/tiles/rules/index.ts';
import { ME, OPTIONS, SEATS, UNTIL_MIDDLE, WHOLE } from './evening.ts';

const definition: AnyGame = tiles;

interface Scene {
  readonly status: TableInfo['status'];
  readonly seats: readonly SeatInfo[];
  readonly steps: readonly Stepped[];
}

/** A table waiting for one more friend, the match in its middle, and its end. */
const SCENES = {
  gathering: { status: 'waiting', seats: [...SEATS, { kind: 'open' }], steps: [] },
  middle: { status: 'playing', seats: SEATS, steps: UNTIL_MIDDLE },
  over: { status: 'over', seats: SEATS, steps: WHOLE },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

export function pathOf(scene: SceneName): string {
  return `/t/${scene}`;
}

/**
 * Answers in the server's place whatever is asked about the tables of the pictures, with messages that the real rules
 * and the real host make: ids, codes, names and seeds of a server are chance, and every run would draw other pictures.
 */
export async function setStage(context: BrowserContext): Promise<void> {
  for (const [id, scene] of Object.entries(SCENES)) {
    const table = infoOf(id, scene);
    await context.route(`**/api/t/${id}`, (route) => route.fulfill({ json: { table, seat: ME, code: 'K7QM' } }));
    await context.routeWebSocket(`**/ws/t/${id}`, (socket) => {
      socket.onMessage((text) => {
        if (JSON.parse(String(text)).type === 'hello') greet(socket, table, scene);
      });
    });
  }
}

function greet(socket: WebSocketRoute, table: TableInfo, { steps }: Scene): void {
  const say = (message: ServerMessage): void => socket.send(JSON.stringify(message));
  say({ type: 'welcome', protocol: PROTOCOL, viewer: ME, table });
  for (const step of steps) say(frameOf(definition, step, ME));
}

function infoOf(id: string, { status, seats }: Scene): TableInfo {
  return {
    id,
    game: definition.id,
    version: definition.version,
    options: { ...OPTIONS },
    house: defaultOptions(HOUSE),
    listed: false,
    talk: 'free',
    status,
    seats: [...seats],
    maker: ME,
    pause: null,
    time: status === 'waiting' ? null : { at: 0, live: true },
    commitment: '',
    seed: null,
    next: null,
  };
}
