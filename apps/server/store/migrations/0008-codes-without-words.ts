/** `code_of` spells codes without vowels now: tables that wait get theirs anew. */
export const codesWithoutWords = `
  update tables set code = code_of(json_extract(doc, '$.secret')) where status = 'waiting';
`;
