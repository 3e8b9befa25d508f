/** `code_of` spells codes without vowels now, and no two alike: tables that wait get theirs anew. */
export const codesWithoutWords = `
  drop index waiting_by_code;
  update tables set code = code_of(json_extract(doc, '$.secret')) where status = 'waiting';
  create unique index waiting_by_code on tables (code) where status = 'waiting';
`;
