/** Loaded when the box is opened. */
export { nameThings } from '../locale/index.ts';
export { rummu as definition } from '../rules/index.ts';
