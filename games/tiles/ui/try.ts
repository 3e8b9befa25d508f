import { toMillis } from '@tablee/kernel';
import { type Feeling, type Tries, useTries } from '@tablee/table-ui';
import { tiles as rules } from '../rules/index.ts';
import type { TilesCommand, TilesTypes, TilesView } from '../rules/types.ts';
import type { TilesProps } from './props.ts';

export const ANY_TIME = toMillis(0); // no rule of this game depends on the time

const FEELINGS: Readonly<Record<TilesCommand['do'], Feeling>> = { lay: 'lay', draw: 'draw', keep: 'tap', flip: 'flip' };

/** Long enough to read two lines twice; then the status line shows the turn again. */
const REFUSAL_MS = 9_000;

/** `coming`: the table after all pending commands; null while that depends on the host. */
export function useTilesTries(props: TilesProps, coming: TilesView | null): Tries<TilesTypes> {
  return useTries(props, { rules, coming, feelingOf: (command) => FEELINGS[command.do], lastsMs: () => REFUSAL_MS });
}
