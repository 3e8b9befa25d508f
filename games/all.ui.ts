// The boxes of the home page, a line for each game: its id and module.

export { box as dice } from './dice/ui/box.ts';
export { box as ruckus } from './ruckus/ui/box.ts';
export { box as rummu } from './rummu/ui/box.ts';
export { box as 'rush-out' } from './rush-out/ui/box.ts';
export { box as tiles } from './tiles/ui/box.ts';
