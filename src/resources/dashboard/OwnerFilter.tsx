import { MenuItem, MenuList, Popover } from '@mui/material';
import { useDeferredValue, useId, useState } from 'react';
import { ownerApi } from '../../../contract/merchant/ownerApi';
import { useAnswer } from '../../dataProvider/useAnswer';
import { FilterButton } from '../../ui/list/filter/FilterButton';
import { SearchBox } from '../../ui/SearchBox';
import { Tick } from '../../ui/Tick';
import { useDropdown } from '../../ui/useDropdown';
import { useDashboardText } from './useDashboardText';
import './ownerFilter.css';

interface OwnerFilterProps {
  chosen: string | undefined;
  onChoose: (owner: string | undefined) => void;
}

/** As many as are looked through; the search finds the others. */
const SHOWN = 20;
/** Names of owners that were seen, for the button. */
const names = new Map<string, string>();

/** The filter by the owner of merchants (CBU), found by typing. */
export const OwnerFilter = ({ chosen, onChoose }: OwnerFilterProps) => {
  const t = useDashboardText();
  const id = useId();
  const { button, floating, close } = useDropdown();
  const name = chosen && names.get(chosen);
  const label = t('filter.owner');
  const choose = (owner: string | undefined) => {
    onChoose(owner);
    close();
  };
  return (
    <>
      <FilterButton
        isSet={chosen !== undefined}
        aria-haspopup="dialog"
        aria-controls={floating.open ? id : undefined}
        {...button}
      >
        {name ? `${label}: ${name}` : label}
      </FilterButton>
      <Popover
        {...floating}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { id, role: 'dialog', 'aria-label': label, className: 'owner-filter' } }}
      >
        <Owners chosen={chosen} onChoose={choose} />
      </Popover>
    </>
  );
};

const Owners = ({ chosen, onChoose }: OwnerFilterProps) => {
  const t = useDashboardText();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data } = useAnswer(
    ownerApi.list,
    { query: { limit: SHOWN, ...(search && { search }) } },
    { placeholderData: before => before, retry: false },
  );
  for (const owner of data?.owners ?? []) names.set(owner.id, owner.name);
  return (
    <>
      <div className="owner-filter-search">
        <SearchBox label={t('filter.search_owner')} value={typed} onChange={event => setTyped(event.target.value)} />
      </div>
      <MenuList className="owner-filter-list" aria-label={t('filter.owner')}>
        <MenuItem
          className="owner-filter-choice"
          role="menuitemradio"
          aria-checked={chosen === undefined}
          onClick={() => onChoose(undefined)}
        >
          <Tick on={chosen === undefined} />
          {t('filter.all_owners')}
        </MenuItem>
        {data?.owners.map(owner => (
          <MenuItem
            key={owner.id}
            className="owner-filter-choice"
            role="menuitemradio"
            aria-checked={owner.id === chosen}
            onClick={() => onChoose(owner.id)}
          >
            <Tick on={owner.id === chosen} />
            <span>
              {owner.name} <small>{t('filter.merchants', { smart_count: owner.merchant_count })}</small>
            </span>
          </MenuItem>
        ))}
      </MenuList>
      {data?.owners.length === 0 && <p>{t('filter.no_owner')}</p>}
    </>
  );
};
