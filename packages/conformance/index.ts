export { judge } from './judge.ts';
export { laws } from './laws/index.ts';
export { type Survey, showingsOf, surveyRules } from './survey.ts';
export { settingsOf } from './tables.ts';
