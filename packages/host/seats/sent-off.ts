import type { TableInfo } from '@tablee/protocol';
import { type Changed, no, revised } from '../table/changed.ts';
import type { TableDoc } from '../table/table-doc.ts';
import { pseudonymOf } from './pseudonym.ts';

/** The maker lets somebody sit down again who was sent off; `who` is their pseudonym. */
export function letIn(doc: TableDoc, guest: string, who: string): Changed {
  if (guest !== doc.maker) return no('not-the-maker');
  if (doc.status === 'over') return no('match-over');
  const barred = doc.barred.filter((one) => pseudonymOf(doc, one) !== who);
  return barred.length === doc.barred.length ? no('not-barred') : revised(doc, { barred });
}

/**
 * What guests were called while they sat here, for those who are sent off. In memory only: the document has their ids
 * alone, since nothing would blank a name there when its guest is forgotten.
 */
export class SentOff {
  #names: ReadonlyMap<string, string> = new Map();

  /** Asked whenever the table is told, with its seats as they are shown. Absent where nobody was sent off. */
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
