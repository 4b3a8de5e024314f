import type { ReactNode } from 'react';
import { SearchBox } from '../../controls/SearchBox';
import { Tick } from '../../controls/Tick';
import { MenuItem, MenuList } from '../../material/overlays';
import type { Choice } from '../cells/useSchemaChoices';
import './foundChoices.css';

interface FoundChoicesProps {
  label: string;
  /** Placeholder of the search box. */
  searchLabel: string;
  /** Label of the choice that removes the filter. */
  allLabel: string;
  typed: string;
  choices: readonly (Choice & { note?: string })[];
  chosen: string | undefined;
  /** Says that nothing was found, or why. */
  note?: ReactNode;
  onType: (typed: string) => void;
  /** Called with undefined to remove the filter. */
  onChoose: (id: string | undefined) => void;
}

/** The panel of a `<PickerFilter>`: a search box and the results, one of which can be chosen. */
export const FoundChoices = (props: FoundChoicesProps) => {
  const { label, searchLabel, allLabel, typed, choices, chosen, note, onType, onChoose } = props;
  const choice = (id: string | undefined, text: ReactNode) => (
    <MenuItem
      key={id ?? ''}
      className="search-filter-choice"
      role="menuitemradio"
      aria-checked={id === chosen}
      onClick={() => onChoose(id)}
    >
      <Tick on={id === chosen} />
      {text}
    </MenuItem>
  );
  return (
    <>
      <div className="search-filter-search">
        <SearchBox label={searchLabel} value={typed} onChange={event => onType(event.target.value)} />
      </div>
      <MenuList className="search-filter-list" aria-label={label}>
        {choice(undefined, allLabel)}
        {choices.map(({ id, name, note: small }) =>
          choice(
            id,
            <span>
              {name} {small && <small>{small}</small>}
            </span>,
          ),
        )}
      </MenuList>
      {note && <p>{note}</p>}
    </>
  );
};
