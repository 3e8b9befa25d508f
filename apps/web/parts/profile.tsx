import { AVATARS, Avatar, Button } from '@tablee/table-ui';
import { type FormEvent, useState } from 'react';
import { sayProblem } from '../locale/index.ts';
import { useSay } from '../locale/use-say.ts';
import { api, type Me } from '../session/api.ts';
import { showPersona } from '../session/me.ts';
import { Dialog } from './dialog.tsx';
import { tellOnce } from './notices.tsx';
import { WhoBefore } from './who-before.tsx';

const LONGEST_NAME = 24;

interface ProfileProps {
  readonly me: Me;
  readonly onClose: () => void;
}

/** Who somebody is to the others: a name and an animal. */
export function Profile({ me, onClose }: ProfileProps) {
  const say = useSay();
  const [name, setName] = useState(me.name);
  const [avatar, setAvatar] = useState(me.avatar);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await api.rename({ name, avatar });
    if (!answer.ok) return tellOnce(sayProblem(say, answer.why));
    showPersona(answer.value);
    onClose();
  };
  return (
    <Dialog title={say('me.title')} onClose={onClose}>
      <form className="profile" onSubmit={(event) => void save(event)}>
        <label className="field">
          <span>{say('me.name')}</span>
          <input
            value={name}
            maxLength={LONGEST_NAME}
            // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- browsers know it, the linter's list does not
            autoComplete="nickname"
            required
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <fieldset className="avatars">
          <legend>{say('me.avatar')}</legend>
          {AVATARS.map((one) => (
            <label key={one} title={say(`avatar.${one}`)}>
              <input type="radio" name="avatar" value={one} checked={one === avatar} onChange={() => setAvatar(one)} />
              <Avatar seat={ME} name={one} size={48} />
              <span className="hidden-words">{say(`avatar.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        <Button look="now" type="submit">
          {say('me.save')}
        </Button>
      </form>
      {me.before !== null && <WhoBefore before={me.before} onDone={onClose} />}
    </Dialog>
  );
}

/** Whose colour somebody has before they sit anywhere. */
const ME = 1;
