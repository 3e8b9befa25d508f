export * from './bot.ts';
export * from './random.ts';
export * from './simulate.ts';
