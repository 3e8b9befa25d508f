/**
 * Sizes at which the layout changes. Media queries cannot read custom properties, so stylesheets repeat these words; a
 * test compares them with this list.
 */
export const BREAKPOINTS = {
  /** Portrait phone. */
  phone: '(max-width: 719px)',
  /** Portrait phone without 400 % zoom. */
  upright: '(max-width: 719px) and (min-height: 560px)',
  /** Phone in any orientation. */
  anyPhone: '(max-width: 719px), (max-height: 559px)',
  /** Anything smaller than a desktop window. */
  small: '(max-width: 1023px), (max-height: 559px)',
  /** Landscape phone. */
  low: '(max-height: 559px)',
  /** Landscape phone without 400 % zoom. */
  lying: '(min-width: 720px) and (max-height: 559px)',
  /** Short landscape phone, or a desktop at 200 % zoom. */
  lowNarrow: '(max-width: 799px) and (max-height: 559px)',
  /** Tablet or desktop window. */
  roomy: '(min-width: 720px) and (min-height: 560px)',
  wide: '(min-width: 1024px) and (min-height: 560px)',
  /** Narrow desktop window: the columns beside a table move closer. */
  narrow: '(min-width: 1024px) and (max-width: 1439px) and (min-height: 560px)',
  /** Portrait tablet. */
  tablet: '(min-width: 720px) and (max-width: 1023px) and (min-height: 560px)',
  /** Desktop at 400 % zoom, or a watch: one column. */
  tiny: '(max-width: 559px) and (max-height: 559px)',
  /** Low desktop window: rows move closer. */
  shallow: '(max-height: 819px)',
  /** Short phone or tablet. */
  short: '(max-width: 1023px) and (max-height: 719px)',
  /** Home shows its boxes side by side from 700 px; these are the smaller sizes in any orientation. */
  homePhone: '(max-width: 699px), (max-height: 559px)',
  homeUpright: '(max-width: 559px), (max-width: 699px) and (min-height: 560px)',
  homeLying: '(min-width: 560px) and (max-height: 559px)',
  homeTablet: '(min-width: 700px) and (max-width: 1023px) and (min-height: 560px)',
} as const;
