/** Loaded on demand, so that it is not in the first script. */
export const importTable = () => import('./table-page.tsx');
