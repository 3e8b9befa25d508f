export * from './bot.ts';
export * from './greedy.ts';
export * from './human-pace.ts';
export * from './random.ts';
export * from './remember.ts';
export * from './search.ts';
export * from './simulate.ts';
export * from './tournament.ts';
