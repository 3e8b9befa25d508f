export * from './game-ui.ts';
