import { Tv } from 'lucide-react';
import { useSay } from '../../locale/use-say.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { pathOf } from '../../router/route.ts';
import { AnotherGame } from './another-game.tsx';
import { ChipRow } from './chip.tsx';
import { houseRulesFor, sayHouse } from './house-rules.ts';
import { OptionList } from './options.tsx';
import styles from './options-dialog.module.css';
import type { Room } from './room.ts';
import { SentOffRows } from './sent-off-rows.tsx';
import { shownOptions } from './shown-options.ts';

interface OptionsDialogProps {
  readonly room: Room;
  readonly onGames: () => void;
  readonly onClose: () => void;
}

/** All options of the game, then the house rules. */
export function OptionsDialog({ room, onGames, onClose }: OptionsDialogProps) {
  const say = useSay();
  const { table, definition, entry, sayGame, isMaker, actions } = room;
  const options = shownOptions(definition.options, table.options);
  return (
    <Dialog title={say('lobby.options')} onClose={onClose}>
      {options.length > 0 && (
        <OptionList {...{ options }} say={sayGame} chosen={table.options} onChoose={isMaker ? actions.choose : null} />
      )}
      <section className={styles['house']} aria-labelledby="house-title">
        <h3 id="house-title">{say('house.title')}</h3>
        <p>{say(isMaker ? 'house.text' : 'house.text-read')}</p>
        <OptionList
          options={houseRulesFor(entry.pace)}
          say={sayHouse(say, entry.pace)}
          chosen={{ ...table.house }}
          onChoose={isMaker ? actions.chooseHouse : null}
        />
      </section>
      <div className={styles['rest']}>
        <SentOffRows table={table} isMaker={isMaker} onLetIn={actions.letIn} />
        {isMaker && (
          <ChipRow>
            <AnotherGame table={table} onOpen={onGames} />
          </ChipRow>
        )}
        <a className={styles['tv']} href={pathOf({ page: 'tv', id: table.id })} target="_blank" rel="noreferrer">
          <Tv size={20} aria-hidden="true" />
          {say('tv.open')}
        </a>
      </div>
    </Dialog>
  );
}
