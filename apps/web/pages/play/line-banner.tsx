import { Button } from '@tablee/table-ui';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { showNotice } from '../../parts/notices.tsx';
import type { ConnectionState } from '../../session/socket.ts';

/** Delay of the banner: shorter interruptions are not shown. */
const BANNER_DELAY_MS = 900;

/** Tells that the connection is lost, or that the page must be reloaded. */
export function LineBanner({ line }: { readonly line: ConnectionState }) {
  const say = useSay();
  const isLost = useIsLost(line);
  if (line === 'outdated') {
    return (
      <div className="line-banner" role="alert">
        {say('play.outdated')}
        <Button look="now" onClick={() => location.reload()}>
          {say('play.reload')}
        </Button>
      </div>
    );
  }
  return (
    <div role="status">
      {isLost && (
        <div className="line-banner">
          <span className="line-dot" aria-hidden="true" />
          {say(line === 'restarting' ? 'play.restarting' : 'play.lost')}
        </div>
      )}
    </div>
  );
}

function useIsLost(line: ConnectionState): boolean {
  const say = useSay();
  const [isLost, setLost] = useState(false);
  const wasLost = useRef(false);
  if (isLost && line === 'live') setLost(false);
  useEffect(() => {
    if (line === 'live') {
      if (wasLost.current) showNotice(say('play.back'));
      wasLost.current = false;
      return;
    }
    const timer = setTimeout(() => {
      wasLost.current = true;
      setLost(true);
    }, BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [line, say]);
  return isLost;
}
