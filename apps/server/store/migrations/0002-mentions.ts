export const mentions = `
  create table mentions (
    guest text not null,
    table_id text not null references tables (id),
    primary key (guest, table_id)
  ) strict, without rowid;
  create index mentions_by_table on mentions (table_id);
  insert into mentions
    select json_extract(seat.value, '$.guest'), tables.id
      from tables, json_each(tables.doc, '$.seats') as seat
      where json_extract(seat.value, '$.kind') = 'person'
    union select json_extract(doc, '$.maker'), id from tables;

  create table forgotten (guest text primary key) strict, without rowid;
`;
