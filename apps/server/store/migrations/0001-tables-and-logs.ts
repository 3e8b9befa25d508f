export const tablesAndLogs = `
  create table tables (
    id text primary key,
    revision integer not null,
    status text not null,
    listed integer not null,
    made_at integer not null,
    doc text not null
  ) strict;
  create index tables_by_status on tables (status, listed, made_at, id);

  create table seats (
    table_id text not null references tables (id),
    guest text not null,
    primary key (table_id, guest)
  ) strict, without rowid;
  create index seats_by_guest on seats (guest);

  create table entries (
    table_id text not null references tables (id),
    seq integer not null,
    entry text not null,
    primary key (table_id, seq)
  ) strict, without rowid;

  create table snapshots (
    table_id text primary key references tables (id),
    seq integer not null,
    snapshot text not null
  ) strict;

  create table sights (
    table_id text not null references tables (id),
    viewer text not null,
    frames text not null,
    primary key (table_id, viewer)
  ) strict;

  create table guests (
    id text primary key,
    name text not null,
    avatar text not null,
    seen_at integer not null
  ) strict;
`;
