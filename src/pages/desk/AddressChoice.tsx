import { useTranslate } from 'ra-core';
import type { CustomerAddress } from '../../../contract/desk/caller';

interface AddressChoiceProps {
  known: readonly CustomerAddress[];
  /** Undefined for a new address. */
  chosen: CustomerAddress | undefined;
  onTake: (address: CustomerAddress) => void;
  onNew: () => void;
}

/** The customer's previous delivery addresses, and the option of a new one. */
export const AddressChoice = ({ known, chosen, onTake, onNew }: AddressChoiceProps) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`pages.desk.address.${key}`);
  const radio = { type: 'radio', name: 'desk-address' } as const;
  return (
    <div className="address-choice" role="radiogroup" aria-label={t('known')}>
      {known.map(each => (
        <label key={each.id} data-chosen={each === chosen}>
          <input {...radio} checked={each === chosen} onChange={() => onTake(each)} />
          <span>
            {each.address}
            <small>{each.area}</small>
          </span>
        </label>
      ))}
      <label data-chosen={!chosen}>
        <input {...radio} checked={!chosen} onChange={onNew} />
        <span>{t('new')}</span>
      </label>
    </div>
  );
};
