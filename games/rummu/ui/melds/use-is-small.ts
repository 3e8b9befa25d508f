import { useBreakpoint } from '@tablee/table-ui';

/** Phones, upright or lying: combinations are folded there. */
export function useIsSmall(): boolean {
  const isSmall = useBreakpoint('small');
  const isTablet = useBreakpoint('tablet');
  return isSmall && !isTablet;
}
