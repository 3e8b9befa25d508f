export const reports = `
  create table reports (
    id integer primary key,
    at integer not null,
    table_id text not null references tables (id),
    why text not null,
    reporter text not null,
    reporter_name text not null,
    reported text not null,
    reported_name text not null,
    about integer,
    lines text not null
  ) strict;
  create index reports_by_reporter on reports (reporter);
  create index reports_by_reported on reports (reported);
`;
