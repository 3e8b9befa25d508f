import { Button } from '@tablee/table-ui';
import { useEffect } from 'react';
import { useSay } from '../locale/use-say.ts';
import { endIntroduction, rememberIntroduced, useIntroduction } from '../session/introduction.ts';
import { useMe } from '../session/me.ts';
import { Dialog } from './dialog.tsx';
import { PersonaForm } from './profile.tsx';

/** Dialog for name and face before a guest sits down; closing it keeps the current ones. */
export function Introduction() {
  const say = useSay();
  const { me } = useMe();
  const { asked } = useIntroduction();
  useEffect(() => endIntroduction, []);
  if (asked === null || me === null) return null;
  const { isWelcome, onDone } = asked;
  const saved = (): void => {
    endIntroduction();
    onDone();
  };
  const stay = (): void => {
    rememberIntroduced();
    saved();
  };
  return (
    <Dialog title={say('me.title')} onClose={isWelcome ? stay : endIntroduction}>
      <p>{say(isWelcome ? 'me.welcome' : 'me.seen')}</p>
      <PersonaForm me={me} isNameFirst onSaved={saved}>
        {isWelcome && (
          <Button look="paper" onClick={stay}>
            {say('me.stay', { name: me.name })}
          </Button>
        )}
      </PersonaForm>
    </Dialog>
  );
}
