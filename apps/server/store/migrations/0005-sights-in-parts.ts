/** Stores the sights of long matches in parts: a single write would hold up all other tables. */
export const sightsInParts = `
  alter table sights rename to sights_in_one;
  create table sights (
    table_id text not null references tables (id),
    viewer text not null,
    part integer not null,
    frames text not null,
    primary key (table_id, viewer, part)
  ) strict;
  insert into sights select table_id, viewer, 0, frames from sights_in_one;
  drop table sights_in_one;
`;
