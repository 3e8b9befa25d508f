export { judge } from './judge.ts';
export { laws } from './laws/index.ts';
export { type Survey, surveyRules } from './survey.ts';
export { settingsOf } from './tables.ts';
