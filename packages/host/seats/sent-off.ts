import type { TableInfo } from '@tablee/protocol';
import { type Changed, no, revised } from '../table/changed.ts';
import type { TableDoc } from '../table/table-doc.ts';
import { pseudonymOf } from './pseudonym.ts';

/** Lets a removed guest sit down again; `who` is their pseudonym. */
export function letIn(doc: TableDoc, guest: string, who: string): Changed {
  if (guest !== doc.maker) return no('not-the-maker');
  if (doc.status === 'over') return no('match-over');
  const barred = doc.barred.filter((one) => pseudonymOf(doc, one) !== who);
  return barred.length === doc.barred.length ? no('not-barred') : revised(doc, { barred });
}

/**
 * Names of removed guests, kept in memory only: the document stores their ids alone, because names there would outlive
 * a forgotten guest.
 */
export class SentOff {
  #names: ReadonlyMap<string, string> = new Map();

  /** Removed guests for table messages, and a record of current names. Absent if none was removed. */
  infoOf({ barred, seats, secret }: TableDoc, shown: TableInfo['seats']): Pick<TableInfo, 'sentOff'> {
    const known = barred.map((guest) => [guest, this.#names.get(guest) ?? ''] as const);
    const seated = seats.flatMap((sitter, seat) => {
      const info = shown[seat];
      return sitter.kind === 'person' && info?.kind === 'person' ? [[sitter.guest, info.name] as const] : [];
    });
    this.#names = new Map([...known, ...seated]);
    if (known.length === 0) return {};
    return { sentOff: known.map(([guest, name]) => ({ who: pseudonymOf({ secret }, guest), name })) };
  }
}
