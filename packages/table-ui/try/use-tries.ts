import { type GameTypes, type Refusal, toMillis } from '@tablee/kernel';
import { useEffect, useState } from 'react';
import { useMatchContext } from '../around/around.ts';
import type { GameTableProps, Tried } from '../game-ui.ts';
import { type Feeling, feel } from '../sound/feel.ts';
import { sendAndFeel } from './send.ts';
import { type TryRules, whyNot } from './why-not.ts';

/** Rules, view and feedback of a game for its tries. */
export interface TryWays<G extends GameTypes> {
  readonly rules: TryRules<G>;
  /** The view after all sent commands; null while only the host can know it. */
  readonly coming: G['view'] | null;
  readonly feelingOf: (command: G['command']) => Feeling;
  /** Rewords a refusal that was found before sending; absent if refusals are shown as they are. */
  readonly retold?: (refusal: Refusal<G>, command: G['command']) => Refusal<G>;
  /** Duration for which a refusal is shown; absent if it stays until the next try. */
  readonly lastsMs?: (refusal: Refusal<G>) => number;
}

export interface Tries<G extends GameTypes> {
  /** Name of the refused thing; null if there is none. */
  readonly refused: string | null;
  /**
   * Checks a command, then sends it or shows the refusal; does nothing after the match. `thing` is the name of the
   * touched element.
   */
  readonly attempt: (command: G['command'], thing: string) => void;
  readonly forget: () => void;
}

interface TriedThing {
  /** Null if it was not sent. */
  readonly id: string | null;
  readonly thing: string;
}

/** Above the number of commands that a host keeps per seat, so that every late answer finds its thing. */
const MAX_REMEMBERED_TRIES = 12;

type TryProps<G extends GameTypes> = Pick<
  GameTableProps<G, never>,
  'viewer' | 'result' | 'refusal' | 'now' | 'play' | 'refuse' | 'forget'
>;

/** Tries commands for a game: each is checked against the coming view, then sent or refused here. */
export function useTries<G extends GameTypes>(props: TryProps<G>, ways: TryWays<G>): Tries<G> {
  const { viewer, result, refusal, now } = props;
  const [tried, setTried] = useState<readonly TriedThing[]>([]);
  const note = (id: string | null, thing: string): void =>
    setTried((known) => [{ id, thing }, ...known].slice(0, MAX_REMEMBERED_TRIES));
  const send = (command: G['command'], thing: string): void => {
    const id = sendAndFeel(command, props.play, (sent) => feel(ways.feelingOf(sent)));
    if (id !== null) note(id, thing);
  };
  const refuse = (why: Refusal<G>, what: Tried<G>, thing: string): void => {
    note(null, thing);
    props.refuse(why, what);
  };
  const forget = (): void => {
    if (refusal !== null) props.forget();
  };
  useForgetting(props, ways.lastsMs);
  return {
    refused: (refusal && tried.find(({ id }) => id === refusal.id)?.thing) ?? null,
    attempt: (command, thing) => {
      if (viewer === 'spectator' || result !== null || ways.coming === null) return;
      const at = toMillis(Math.floor(now()));
      const why = whyNot(ways.rules, { view: ways.coming, seat: viewer, at }, command);
      if (why === null) send(command, thing);
      else refuse(ways.retold?.(why, command) ?? why, { view: ways.coming, command }, thing);
    },
    forget,
  };
}

/** Duration of a refusal while the status line says for whom the table waits: the refusal covers that. */
const REFUSAL_WHILE_WAITING_MS = 5_000;

function useForgetting<G extends GameTypes>(
  { refusal, forget }: Pick<TryProps<G>, 'refusal' | 'forget'>,
  lastsMs: TryWays<G>['lastsMs'],
): void {
  const isWaiting = useMatchContext().note !== null;
  const ms = refusal === null ? null : (lastsMs?.(refusal) ?? (isWaiting ? REFUSAL_WHILE_WAITING_MS : null));
  useEffect(() => {
    if (ms === null) return undefined;
    const timer = setTimeout(forget, ms);
    return () => clearTimeout(timer);
    // `refusal`: each has its own time.
  }, [refusal, ms, forget]);
}
