/**
 * Codes no longer have vowels and are unique: waiting tables get new ones. Tables at which nobody sits are not listed.
 */
export const codesWithoutWords = `
  drop index waiting_by_code;
  update tables set code = code_of(json_extract(doc, '$.secret')) where status = 'waiting';
  create unique index waiting_by_code on tables (code) where status = 'waiting';
  update tables set listed = 0 where status = 'waiting' and id not in (select table_id from seats);
`;
