import { type GameTypes, type Refusal, toMillis } from '@tablee/kernel';
import { useEffect, useState } from 'react';
import { useAround } from '../around/around.ts';
import type { GameTableProps, Tried } from '../game-ui.ts';
import { type Feeling, feel } from '../sound/feel.ts';
import { sendAndFeel } from './send.ts';
import { type TryRules, whyNot } from './why-not.ts';

/** How a game tries things. */
export interface TryWays<G extends GameTypes> {
  readonly rules: TryRules<G>;
  /** The table as it will be when everything that was sent is played; null while only the host knows that. */
  readonly coming: G['view'] | null;
  readonly feelingOf: (command: G['command']) => Feeling;
  /** How a refusal is told that was found here, before anything was sent; absent where it is told as it is. */
  readonly retold?: (refusal: Refusal<G>, command: G['command']) => Refusal<G>;
  /** How long a refusal is shown; absent where it stays until something else is tried. */
  readonly lastsMs?: (refusal: Refusal<G>) => number;
}

export interface Tries<G extends GameTypes> {
  /** The name of the thing that was refused. */
  readonly refused: string | null;
  /** Asks the rules, then sends the command or shows why not. `thing` is the name of what was touched. */
  readonly attempt: (command: G['command'], thing: string) => void;
  readonly forget: () => void;
}

interface Touched {
  /** Null where it was not even sent. */
  readonly id: string | null;
  readonly thing: string;
}

/** More than a host keeps of one seat: an answer may still come for each. */
const REMEMBERED = 12;

type TryProps<G extends GameTypes> = Pick<
  GameTableProps<G, never>,
  'viewer' | 'refusal' | 'now' | 'play' | 'refuse' | 'forget'
>;

/** The one way to try something: judged by the table as it will be, sent or refused here, and forgotten in its time. */
export function useTries<G extends GameTypes>(props: TryProps<G>, ways: TryWays<G>): Tries<G> {
  const { viewer, refusal, now } = props;
  const [tried, setTried] = useState<readonly Touched[]>([]);
  const note = (id: string | null, thing: string): void =>
    setTried((known) => [{ id, thing }, ...known].slice(0, REMEMBERED));
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
      if (viewer === 'spectator' || ways.coming === null) return;
      const at = toMillis(Math.floor(now()));
      const why = whyNot(ways.rules, { view: ways.coming, seat: viewer, at }, command);
      if (why === null) send(command, thing);
      else refuse(ways.retold?.(why, command) ?? why, { view: ways.coming, command }, thing);
    },
    forget,
  };
}

/** A refusal hides for whom everybody waits: then it is shown no longer than this. */
const WHILE_WAITING_MS = 5_000;

function useForgetting<G extends GameTypes>(
  { refusal, forget }: Pick<TryProps<G>, 'refusal' | 'forget'>,
  lastsMs: TryWays<G>['lastsMs'],
): void {
  const isWaiting = useAround().note !== null;
  const ms = refusal === null ? null : (lastsMs?.(refusal) ?? (isWaiting ? WHILE_WAITING_MS : null));
  useEffect(() => {
    if (ms === null) return undefined;
    const timer = setTimeout(forget, ms);
    return () => clearTimeout(timer);
    // `refusal`: each has its own time.
  }, [refusal, ms, forget]);
}
