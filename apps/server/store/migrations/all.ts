import { tablesAndLogs } from './0001-tables-and-logs.ts';
import { mentions } from './0002-mentions.ts';
import { idleGuests } from './0003-idle-guests.ts';
import { reports } from './0004-reports.ts';
import { sightsInParts } from './0005-sights-in-parts.ts';
import { codes } from './0006-codes.ts';
import { days } from './0007-days.ts';
import { codesWithoutWords } from './0008-codes-without-words.ts';
import { notesWithoutNames } from './0009-notes-without-names.ts';
import { sentOffGuests } from './0010-sent-off-guests.ts';
import { nothingLeftOver } from './0011-nothing-left-over.ts';

/**
 * The first makes schema version 1 of an empty file, each later one the next version. Released migrations never change.
 */
export const MIGRATIONS: readonly string[] = [
  tablesAndLogs,
  mentions,
  idleGuests,
  reports,
  sightsInParts,
  codes,
  days,
  codesWithoutWords,
  notesWithoutNames,
  sentOffGuests,
  nothingLeftOver,
];
