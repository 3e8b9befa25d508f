import { lazy, Suspense } from 'react';

const DeviceDialog = lazy(() => import('./device-dialog.tsx'));

interface OtherDeviceProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Lets somebody go on with their seat elsewhere; drawn only when asked for, since few do. */
export function OtherDevice(props: OtherDeviceProps) {
  return (
    <Suspense>
      <DeviceDialog {...props} />
    </Suspense>
  );
}
