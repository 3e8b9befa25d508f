import { hashText } from '@tablee/kernel';
import type { TableDoc } from '../table/table-doc.ts';

/** Hex digits, enough to be unique at one table. */
const LENGTH = 16;

/** Constant for one guest and table, and unrelated at others: guest ids never leave the host. */
export function pseudonymOf({ secret }: Pick<TableDoc, 'secret'>, guest: string): string {
  return hashText(`tablee who 1 ${secret} ${guest}`).slice(0, LENGTH);
}
