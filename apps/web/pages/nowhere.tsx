import { useSay } from '../locale/use-say.ts';
import { ShortPage } from '../parts/short-page.tsx';
import { Link } from '../router/link.tsx';

export function Nowhere() {
  const say = useSay();
  return (
    <ShortPage title={say('lost.title')} text={say('lost.text')}>
      <Link to={{ page: 'home' }} className="button now">
        {say('back-home')}
      </Link>
    </ShortPage>
  );
}
