// Every playable game, a line each: its id and module.

export { play as dice } from './dice/play.ts';
export { play as ruckus } from './ruckus/play.ts';
export { play as rummu } from './rummu/play.ts';
export { play as 'rush-out' } from './rush-out/play.ts';
export { play as tiles } from './tiles/play.ts';
