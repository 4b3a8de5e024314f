import { useState } from 'react';
import { formatNumber, parseMoney } from '../../i18n/numbers';
import { PlainInput } from './PlainInput';
import { type FieldInput, useField } from './useField';

/** Whole rupiah, written `12.500` and kept as an integer; what is no amount stays as it was typed, and the rule says so. */
export const MoneyInput = (props: FieldInput) => {
  const of = useField({
    source: props.source,
    ...(props.required !== undefined && { required: props.required }),
  });
  const [typed, setTyped] = useState<string | null>(null);
  const value: unknown = of.field.value;
  const written = typeof value === 'number' ? formatNumber(value) : String(value ?? '');
  return (
    <PlainInput
      {...props}
      of={of}
      unit="Rp"
      inputMode="numeric"
      align="right"
      value={typed ?? written}
      onType={text => {
        setTyped(text);
        of.field.onChange(text.trim() ? (parseMoney(text) ?? text) : null);
      }}
      onLeave={() => setTyped(null)}
    />
  );
};
