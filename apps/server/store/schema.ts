import type { Generated } from 'kysely';

/** The newest schema, as the migrations leave it. Kysely checks queries against it. */
export interface Schema {
  tables: {
    id: string;
    revision: number;
    status: string;
    /** 1 if the table is in the list while it waits: its maker wanted that, and somebody sits there. */
    listed: number;
    made_at: number;
    /** Typed by friends instead of its address. */
    code: string;
    /** The whole document; the other columns are for lists. */
    doc: string;
  };
  /** Guests with a seat, at tables that are not over. */
  seats: { table_id: string; guest: string };
  /** Guests named in a document, of finished tables too: sitters, the maker and those who were sent off. */
  mentions: { guest: string; table_id: string };
  /** Guests whose removal has begun and is not complete. */
  forgotten: { guest: string };
  entries: { table_id: string; seq: number; entry: string };
  /** Only the newest of each table. */
  snapshots: { table_id: string; seq: number; snapshot: string };
  sights: { table_id: string; viewer: string; part: number; frames: string };
  /** Reports of players; names and ids of guests who were forgotten later are empty. */
  reports: {
    /** Assigned by the database. */
    id: Generated<number>;
    at: number;
    table_id: string;
    why: string;
    reporter: string;
    reporter_name: string;
    reported: string;
    reported_name: string;
    /** Number of the line in the talk; null if the report is about the person. */
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
    /** Days of uptime when the guest was last seen. */
    seen_day: Generated<number>;
    /** Days of uptime when the guest was marked as idle; null for all others. */
    idle_day: number | null;
  };
}
