import type { TableInfo } from '@tablee/protocol';
import { endTitle, listOf, standingsOf, type TeamWords } from '@tablee/table-ui';
import { useSay } from '../../locale/use-say.ts';
import { useLink } from '../../parts/use-link.ts';
import { useSend } from '../../parts/use-send.ts';
import { useSettings } from '../../settings/settings.ts';

interface SharedResult {
  readonly table: TableInfo;
  readonly result: { readonly ranks: readonly number[]; readonly scores: readonly number[] };
  readonly nameOf: (seat: number) => string;
  readonly teamWords: readonly TeamWords[];
  readonly game: string;
}

/** Shares the winner, the scores and the link of the table. */
export function useShareResult({ table, result, nameOf, teamWords, game }: SharedResult): () => void {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const standings = standingsOf(result, table.teams, teamWords);
  const scores = standings.map(
    ({ seats, words, score }) => `${words?.name ?? listOf(seats.map(nameOf), locale)} ${score}`,
  );
  // Third person: the reader was not a player.
  const title = endTitle(standings, null, locale, nameOf);
  const text = say('end.share-text', { game, title, scores: scores.join(', ') });
  const { url } = useLink(table.id);
  return useSend(url, text, `${text} ${url}`).share;
}
