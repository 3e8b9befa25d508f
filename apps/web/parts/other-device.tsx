import { lazy, Suspense } from 'react';

const DeviceDialog = lazy(() => import('./device-dialog.tsx'));

interface OtherDeviceProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Loads the device dialog on demand, because few people open it. */
export function OtherDevice(props: OtherDeviceProps) {
  return (
    <Suspense>
      <DeviceDialog {...props} />
    </Suspense>
  );
}
