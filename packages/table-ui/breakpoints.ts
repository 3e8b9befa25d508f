/**
 * The sizes at which the layout changes. A media query cannot read a custom property: styles repeat these
 * words, and a test holds them to the list.
 */
export const BREAKPOINTS = {
  /** A phone held upright. */
  phone: '(max-width: 719px)',
  /** The same, where the page is not enlarged four times. */
  upright: '(max-width: 719px) and (min-height: 560px)',
  /** A phone, upright or lying. */
  anyPhone: '(max-width: 719px), (max-height: 559px)',
  /** Anything that is not as wide and high as a desk: phones, phones lying, tablets. */
  small: '(max-width: 1023px), (max-height: 559px)',
  /** A phone lying. */
  low: '(max-height: 559px)',
  /** The same, where the page is not enlarged four times. */
  lying: '(min-width: 720px) and (max-height: 559px)',
  /** A phone lying that is shorter than most, or a desk enlarged twice. */
  lowNarrow: '(max-width: 799px) and (max-height: 559px)',
  wide: '(min-width: 1024px) and (min-height: 560px)',
  /** A desk that is not as wide as most: what stands at the sides of a table comes closer. */
  narrow: '(min-width: 1024px) and (max-width: 1439px) and (min-height: 560px)',
  /** A tablet held upright. */
  tablet: '(min-width: 720px) and (max-width: 1023px) and (min-height: 560px)',
  /** A page enlarged four times, or a watch: everything stands one below the other. */
  tiny: '(max-width: 559px) and (max-height: 559px)',
  /** Less high than a desk: what stands one above the other comes closer. */
  shallow: '(max-height: 819px)',
  /** A short phone or tablet. */
  short: '(max-width: 1023px) and (max-height: 719px)',
  /** Home has its boxes side by side from 700 px on: what stays of it on a phone, upright and lying, and on a tablet. */
  homePhone: '(max-width: 699px), (max-height: 559px)',
  homeUpright: '(max-width: 559px), (max-width: 699px) and (min-height: 560px)',
  homeLying: '(min-width: 560px) and (max-height: 559px)',
  homeTablet: '(min-width: 700px) and (max-width: 1023px) and (min-height: 560px)',
} as const;
