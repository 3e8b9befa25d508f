import { Button } from '@tablee/table-ui';
import { Component, type ReactNode } from 'react';
import { useSay } from '../locale/use-say.ts';
import { ShortPage } from './short-page.tsx';

interface TroubleState {
  readonly isBroken: boolean;
}

/** Error boundary: shows a sentence and a reload button if rendering fails. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, TroubleState> {
  override state: TroubleState = { isBroken: false };

  static getDerivedStateFromError(): TroubleState {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  const say = useSay();
  return (
    <ShortPage title={say('broken.title')} text={say('broken.text')}>
      <Button look="now" onClick={() => location.reload()}>
        {say('play.reload')}
      </Button>
    </ShortPage>
  );
}
