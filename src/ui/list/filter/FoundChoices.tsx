import type { ReactNode } from 'react';
import { MenuItem, MenuList } from '../../material/overlays';
import { SearchBox } from '../../SearchBox';
import { Tick } from '../../Tick';
import type { Choice } from '../../useSchemaChoices';
import './searchFilter.css';

interface FoundChoicesProps {
  label: string;
  /** Within the search box. */
  searchLabel: string;
  /** The choice that takes the filter off. */
  allLabel: string;
  typed: string;
  choices: readonly (Choice & { note?: string })[];
  chosen: string | undefined;
  /** That nothing was found, or why not. */
  note?: ReactNode;
  onType: (typed: string) => void;
  /** Called with undefined for all. */
  onChoose: (id: string | undefined) => void;
}

/** What a text finds, one of which can be chosen: the panel of a `<SearchFilter>`. */
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
