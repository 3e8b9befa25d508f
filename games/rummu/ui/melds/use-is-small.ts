import { useBreakpoint } from '@tablee/table-ui';

/** True on phones, upright or on their side: combinations are drawn as strips. */
export function useIsSmall(): boolean {
  const isSmall = useBreakpoint('small');
  const isTablet = useBreakpoint('tablet');
  return isSmall && !isTablet;
}
