/** Guests are forgotten by days of uptime; existing guests start at zero. */
export const days = `
  create table days (day integer primary key) strict;
  alter table guests add column seen_day integer not null default 0;
  alter table guests add column idle_day integer;
  drop index guests_by_seen;
  create index guests_by_day on guests (seen_day);
`;
