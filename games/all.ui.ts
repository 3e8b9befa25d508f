// The boxes on the shelf, one line a game: its id, and where its box stands.

export { box as dice } from './dice/ui/box.ts';
export { box as ruckus } from './ruckus/ui/box.ts';
export { box as rummu } from './rummu/ui/box.ts';
export { box as 'rush-out' } from './rush-out/ui/box.ts';
export { box as tiles } from './tiles/ui/box.ts';
