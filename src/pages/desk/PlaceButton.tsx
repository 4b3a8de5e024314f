import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { formatMoney } from '../../i18n/numbers';
import { DialogError } from '../../ui/DialogError';
import { useSaveState } from '../../ui/form/FormContext';
import { keyName } from '../../ui/shortcuts/shortcuts';
import { WriteButton } from '../../ui/WriteButton';

/** The total, absent for an empty cart, and the button that places the order. */
export const PlaceButton = memo(({ total }: { total: number | null }) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`pages.desk.cart.${key}`);
  const { saving, failure } = useSaveState();
  return (
    <div className="cart-place">
      <p className="cart-total">
        <span>{t('total')}</span>
        <output>{total === null ? '–' : formatMoney(total)}</output>
      </p>
      {failure && <DialogError>{failure.message}</DialogError>}
      <WriteButton type="submit" variant="contained" size="large" fullWidth disabled={saving} data-desk="place">
        <span>{t(saving ? 'placing' : 'place')}</span>
        <span aria-hidden="true">
          <kbd>{keyName('Ctrl')} ↵</kbd>
        </span>
      </WriteButton>
    </div>
  );
});
