import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { namesOf } from '../../../contract/core/namesOf';
import { DESK_PAYMENT_LABELS, type DeskPayment } from '../../../contract/desk/deskOrder';
import { TextInput } from '../../ui/form/TextInput';
import { ToggleButton, ToggleButtonGroup } from '../../ui/ToggleButtonGroup';
import type { DeskValues } from './deskForm';

/** The payment method at the door, and a note for the merchant. */
export const PaymentFields = memo(() => {
  const translate = useTranslate();
  const { setValue } = useFormContext<DeskValues>();
  const method = useWatch<DeskValues, 'payment_method'>({ name: 'payment_method' });
  return (
    <div className="desk-fields">
      <div>
        <span className="desk-label" id="desk-payment">
          {translate('pages.desk.cart.payment')}
        </span>
        <ToggleButtonGroup
          fullWidth
          value={method}
          aria-labelledby="desk-payment"
          onChange={(next: DeskPayment) => setValue('payment_method', next, { shouldDirty: true })}
        >
          {namesOf(DESK_PAYMENT_LABELS).map(name => (
            <ToggleButton key={name} value={name}>
              {DESK_PAYMENT_LABELS[name]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      <TextInput source="note" label={translate('pages.desk.cart.note')} multiline />
    </div>
  );
});
