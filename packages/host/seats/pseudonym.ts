import { hashText } from '@tablee/kernel';
import type { TableDoc } from '../table/table-doc.ts';

/** Hex digits: enough that no two people at one table have the same. */
const LENGTH = 16;

/** The same for one guest as long as the table is there, and of no use elsewhere: a guest's id never leaves the host. */
export function pseudonymOf({ secret }: Pick<TableDoc, 'secret'>, guest: string): string {
  return hashText(`tablee who 1 ${secret} ${guest}`).slice(0, LENGTH);
}
