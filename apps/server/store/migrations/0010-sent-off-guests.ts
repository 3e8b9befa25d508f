/** Guests who were sent off are mentioned too, so that their id leaves the document with them. Those who are forgotten already leave it now. */
export const sentOffGuests = `
  update tables set doc = json_set(doc, '$.barred', json((
    select json_group_array(barred.value) from json_each(tables.doc, '$.barred') as barred
      where barred.value in (select id from guests)
  )))
    where case when json_valid(doc) then json_array_length(doc, '$.barred') > 0 else 0 end;
  insert or ignore into mentions
    select barred.value, tables.id from tables, json_each(tables.doc, '$.barred') as barred
      where json_valid(tables.doc);
`;
