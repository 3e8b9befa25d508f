/**
 * Mentions include guests who were sent off, so that forgetting them removes their id from the document. Ids of guests
 * already forgotten are removed now.
 */
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
