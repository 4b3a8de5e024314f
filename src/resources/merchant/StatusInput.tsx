import { useTranslate } from 'ra-core';
import type { MerchantStatus } from '../../../contract/merchant/merchant';
import { type FieldInput, useField } from '../../ui/form/useField';
import './statusInput.css';

interface StatusInputProps extends FieldInput {
  offered: readonly MerchantStatus[];
}

/** Choice of the possible next statuses, each with what it means. */
export const StatusInput = ({ offered, ...props }: StatusInputProps) => {
  const translate = useTranslate();
  const { id, field } = useField(props);
  const t = (key: string) => translate(`resources.merchant.${key}`);
  return (
    <fieldset className="status-choices">
      <legend>{t('status.to')}</legend>
      {offered.map((value, index) => (
        <label key={value}>
          <input
            type="radio"
            name={field.name}
            value={value}
            checked={field.value === value}
            ref={index === 0 ? field.ref : undefined}
            onChange={() => field.onChange(value)}
            onBlur={field.onBlur}
            aria-describedby={`${id}-${value}`}
          />
          <span>
            <b>{t(`choices.status.${value}`)}</b>
            <small id={`${id}-${value}`}>{t(`status.effect.${value}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
