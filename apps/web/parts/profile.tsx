import { AVATARS, Avatar, Button } from '@tablee/table-ui';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { sayProblem } from '../locale/index.ts';
import { useSay } from '../locale/use-say.ts';
import { api, type Me, type Persona } from '../session/api.ts';
import { rememberIntroduced } from '../session/introduction.ts';
import { showPersona } from '../session/me.ts';
import { Dialog } from './dialog.tsx';
import styles from './profile.module.css';
import { WhoBefore } from './who-before.tsx';

const MAX_NAME_LENGTH = 24;

interface ProfileProps {
  readonly me: Me;
  readonly onClose: () => void;
}

/** Dialog for name and avatar. */
export function Profile({ me, onClose }: ProfileProps) {
  const say = useSay();
  return (
    <Dialog title={say('me.title')} onClose={onClose}>
      <PersonaForm me={me} onSaved={onClose} />
      {me.before !== null && <WhoBefore before={me.before} onDone={onClose} />}
    </Dialog>
  );
}

interface PersonaFormProps {
  readonly me: Persona;
  readonly onSaved: () => void;
  /** Focuses the name. */
  readonly isNameFirst?: boolean;
  /** Further buttons beside the one that saves. */
  readonly children?: ReactNode;
}

export function PersonaForm({ me, onSaved, isNameFirst = false, children }: PersonaFormProps) {
  const say = useSay();
  const [name, setName] = useState(me.name);
  const [avatar, setAvatar] = useState(me.avatar);
  const [problem, setProblem] = useState<string | null>(null);
  const isSaving = useRef(false);
  const wrong = useId();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving.current) return;
    isSaving.current = true;
    const answer = await api.rename({ name, avatar });
    isSaving.current = false;
    if (!answer.ok) return setProblem(sayProblem(say, answer.why)); // A notice would be hidden behind the dialog.
    rememberIntroduced();
    showPersona(answer.value);
    onSaved();
  };
  return (
    <form className="profile" onSubmit={(event) => void save(event)}>
      <label className="field">
        <span>{say('me.name')}</span>
        <input
          ref={isNameFirst ? typeFirst : undefined}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- a valid token that the linter's list lacks
          autoComplete="nickname"
          required
          onFocus={(event) => event.target.select()}
          aria-invalid={problem !== null || undefined}
          aria-describedby={wrong}
          onChange={(event) => {
            setProblem(null);
            setName(event.target.value);
          }}
        />
      </label>
      <p id={wrong} className={styles['problem']} role="alert">
        {problem}
      </p>
      <fieldset className="avatars">
        <legend>{say('me.avatar')}</legend>
        {AVATARS.map((one) => (
          <label key={one} title={say(`avatar.${one}`)}>
            <input type="radio" name="avatar" value={one} checked={one === avatar} onChange={() => setAvatar(one)} />
            <Avatar seat={PROFILE_SEAT} name={one} size={48} />
            <span className="hidden-words">{say(`avatar.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="profile-foot">
        <Button look="now" type="submit">
          {say('me.save')}
        </Button>
        {children}
      </div>
    </form>
  );
}

/** Seat colour of a guest without a seat. */
const PROFILE_SEAT = 1;

/**
 * Sets `autofocus`, which React does not write and which `showModal` reads. Not on touch screens, whose keyboard would
 * cover the avatars.
 */
function typeFirst(input: HTMLInputElement | null): void {
  if (matchMedia('(pointer: fine)').matches) input?.setAttribute('autofocus', '');
}
