/** The page of a table, which home does not bring. */
export const importTable = () => import('./table-page.tsx');
