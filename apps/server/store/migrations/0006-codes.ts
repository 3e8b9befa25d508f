/** `code_of` is defined by `migrate`. */
export const codes = `
  alter table tables add column code text not null default '';
  update tables set code = code_of(json_extract(doc, '$.secret')) where status = 'waiting';
  create index waiting_by_code on tables (code) where status = 'waiting';
`;
