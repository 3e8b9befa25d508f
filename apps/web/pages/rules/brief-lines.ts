import type { TableInfo } from '@tablee/protocol';
import type { AnySay } from '@tablee/words';
import type { SayPage } from '../../locale/index.ts';
import { factsOf } from '../facts-of.ts';

/** What was agreed at a table. */
export type BriefOptions = TableInfo['options'];

/** What is told beside one picture. */
export interface BriefLine {
  readonly id: string;
  readonly title: string;
  /** The first sentence, which stands out. */
  readonly lead: string;
  readonly rest: string;
}

/** All that is told of a game of which nobody has drawn pictures. */
const IN_WORDS = ['aim', 'turn', 'end'] as const;

/** What is told beside these pictures; the aim, a turn and the end where there are none. */
export function briefOf(
  cards: readonly { readonly id: string }[],
  options: BriefOptions,
  say: AnySay,
  sayPage: SayPage,
): BriefLine[] {
  const facts = factsOf(options);
  const told = (id: string, title: string): BriefLine => ({ id, title, ...leadOf(say(`brief.${id}`, facts)) });
  if (cards.length === 0) return IN_WORDS.map((id) => told(id, sayPage(`first.${id}`)));
  return cards.map(({ id }) => told(id, say(`brief.${id}.title`, facts)));
}

/** The first sentence of several; one that stands alone needs no emphasis. */
export function leadOf(line: string): Pick<BriefLine, 'lead' | 'rest'> {
  const [, lead, rest] = /^(.+?[.!?…])\s+(.+)$/s.exec(line) ?? [];
  return lead === undefined || rest === undefined ? { lead: '', rest: line } : { lead, rest };
}
