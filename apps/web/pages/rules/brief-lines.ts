import type { TableInfo } from '@tablee/protocol';
import type { AnySay } from '@tablee/words';
import type { SayPage } from '../../locale/index.ts';
import { factsOf } from '../facts-of.ts';

export type BriefOptions = TableInfo['options'];

/** The text of one card. */
export interface BriefLine {
  readonly id: string;
  readonly title: string;
  /** The first sentence, in bold. */
  readonly lead: string;
  readonly rest: string;
}

/** Texts of a game without pictures. */
const IN_WORDS = ['aim', 'turn', 'end'] as const;

/** The texts of these pictures, or aim, turn and end if there are none. */
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

/** Splits off the first sentence; a single sentence has no lead. */
export function leadOf(line: string): Pick<BriefLine, 'lead' | 'rest'> {
  const [, lead, rest] = /^(.+?[.!?…])\s+(.+)$/s.exec(line) ?? [];
  return lead === undefined || rest === undefined ? { lead: '', rest: line } : { lead, rest };
}
