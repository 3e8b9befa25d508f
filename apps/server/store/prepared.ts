import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { type Compilable, DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Kysely only types and writes the SQL. It runs none: its promises would cost sixteen times as much as SQLite itself.
 */
export const sql = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

export interface Prepared<Values, Row> {
  run(values: Values): void;
  all(values: Values): Row[];
  first(values: Values): Row | null;
}

class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Compiles a query and its statement once. `build` receives a placeholder for each value of a later call. */
export function prepare<Values extends Readonly<Record<string, SQLInputValue>>, Row>(
  database: DatabaseSync,
  build: (values: Values) => Compilable<Row>,
): Prepared<Values, Row> {
  const stand = new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as Values;
  const query = build(stand).compile();
  const statement = database.prepare(query.sql);
  const bind = (values: Values): SQLInputValue[] =>
    query.parameters.map((value) => (value instanceof Slot ? values[value.name] : value) as SQLInputValue);
  return {
    run: (values) => void statement.run(...bind(values)),
    all: (values) => statement.all(...bind(values)) as Row[],
    first: (values) => (statement.get(...bind(values)) as Row | undefined) ?? null,
  };
}
