import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { DeskValues } from './deskForm';
import { useAddress } from './useAddress';
import { useCaller } from './useCaller';
import { useDeskFocus } from './useDeskFocus';

const NEW = 'new';
const MOST = 3;

/** The addresses that the customer had something brought to, and a new one. */
export const AddressChoice = () => {
  const translate = useTranslate();
  const t = (key: string) => translate(`pages.desk.address.${key}`);
  const { phone, address } = useWatch<DeskValues>() as DeskValues;
  const { data: caller } = useCaller(phone);
  const { take, clear } = useAddress();
  const focus = useDeskFocus();
  if (!caller || caller.addresses.length === 0) return null;
  const known = caller.addresses.slice(0, MOST);
  const chosen = known.find(each => each.address === address)?.id ?? NEW;
  const choose = (id: string | null) => {
    const next = known.find(each => each.id === id);
    if (next) take(next);
    else if (id === NEW) {
      clear();
      focus('village');
    }
  };
  return (
    <ToggleButtonGroup
      className="desk-choice"
      exclusive
      size="small"
      orientation="vertical"
      value={chosen}
      aria-label={t('known')}
      onChange={(_, id: string | null) => choose(id)}
    >
      {known.map(each => (
        <ToggleButton key={each.id} value={each.id}>
          {each.address}
        </ToggleButton>
      ))}
      <ToggleButton value={NEW}>{t('new')}</ToggleButton>
    </ToggleButtonGroup>
  );
};
