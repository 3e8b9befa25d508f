import { toMillis } from '@tablee/kernel';
import { type Feeling, type Tries, useTries } from '@tablee/table-ui';
import { tiles as rules } from '../rules/index.ts';
import type { TilesCommand, TilesTypes, TilesView } from '../rules/types.ts';
import type { TilesProps } from './props.ts';

export const AT_ONCE = toMillis(0); // no rule of this game asks what time it is

const FEELINGS: Readonly<Record<TilesCommand['do'], Feeling>> = { lay: 'lay', draw: 'draw', keep: 'tap', flip: 'flip' };

/** Long enough to read two lines twice; then the status line says again whose move it is. */
const REFUSAL_MS = 9_000;

/** `coming`: the table as it will be when everything that was sent is played; null while only the host knows that. */
export function useTilesTries(props: TilesProps, coming: TilesView | null): Tries<TilesTypes> {
  return useTries(props, { rules, coming, feelingOf: (command) => FEELINGS[command.do], lastsMs: () => REFUSAL_MS });
}
