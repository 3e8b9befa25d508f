export * from './bot.ts';
export * from './human-pace.ts';
export * from './random.ts';
export * from './simulate.ts';
export * from './tournament.ts';
