import { useState } from 'react';
import { toE164, toLocalPhone } from '../../../contract/core/phone';
import { PlainInput } from './PlainInput';
import { type FieldInput, useField } from './useField';

/** A phone number, written in blocks of four as people read it and kept as E.164; pasted with spaces, +62 or 0 alike. */
export const PhoneInput = (props: FieldInput) => {
  const of = useField({
    source: props.source,
    ...(props.required !== undefined && { required: props.required }),
  });
  const [typed, setTyped] = useState<string | null>(null);
  const value = String(of.field.value ?? '');
  return (
    <PlainInput
      {...props}
      of={of}
      inputMode="tel"
      placeholder="0812-3456-7890"
      value={typed ?? toLocalPhone(value)}
      onType={text => {
        setTyped(text);
        of.field.onChange(text.trim() ? (toE164(text) ?? text) : null);
      }}
      onLeave={() => setTyped(null)}
    />
  );
};
