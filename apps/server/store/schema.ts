import type { Generated } from 'kysely';

/** The newest schema, as the migrations leave it: what Kysely checks queries against. */
export interface Schema {
  tables: {
    id: string;
    revision: number;
    status: string;
    /** 1 where it is in the list while it waits: its maker wanted that, and somebody sits there. */
    listed: number;
    made_at: number;
    /** What friends may type instead of its address. */
    code: string;
    /** The whole document; the columns beside it are for lists. */
    doc: string;
  };
  /** Who sits where, of tables that are not over. */
  seats: { table_id: string; guest: string };
  /** The guests whom a document names, also that of a finished table: those who sit there, and its maker. */
  mentions: { guest: string; table_id: string };
  /** Who is being forgotten. */
  forgotten: { guest: string };
  entries: { table_id: string; seq: number; entry: string };
  /** The newest of each table. */
  snapshots: { table_id: string; seq: number; snapshot: string };
  sights: { table_id: string; viewer: string; part: number; frames: string };
  /** What people told the operator about others; the names and ids of guests who were forgotten since are empty. */
  reports: {
    /** Counted by the database. */
    id: Generated<number>;
    at: number;
    table_id: string;
    why: string;
    reporter: string;
    reporter_name: string;
    reported: string;
    reported_name: string;
    /** The number of what was said; null where the report is about somebody and not about a word. */
    about: number | null;
    lines: string;
  };
  /** Days since 1970 on which the server was up. */
  days: { day: number };
  guests: {
    id: string;
    name: string;
    avatar: string;
    seen_at: number;
    /** How many days the server had been up when the guest was last seen. */
    seen_day: Generated<number>;
    /** The same when the guest was found to be gone for long; null for all others. */
    idle_day: number | null;
  };
}
