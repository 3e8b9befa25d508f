import type { Viewer } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import { listOf } from '@tablee/table-ui';
import { useSay } from '../../../locale/use-say.ts';
import { useSettings } from '../../../settings/settings.ts';
import { nameAt } from '../../lobby/lobby-status.ts';

/** The sentence about the players who still read the rules; null if nobody does. */
export function useReadingWords(table: TableInfo, viewer: Viewer): string | null {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  if (table.wait?.for !== 'rules') return null;
  if (table.wait.awaited.some((seat) => seat === viewer)) return say('reading.mine');
  const names = table.wait.awaited.map((seat) => nameAt(table, seat));
  return say('reading.waiting', { names: listOf(names, locale), count: names.length });
}
