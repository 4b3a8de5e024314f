import { FieldFrame } from './FieldFrame';
import { TextBox } from './TextBox';
import { type FieldInput, useField } from './useField';

/** Parses the typed text as a number; returns invalid text unchanged, so that validation reports it and nothing typed is lost. */
export function parseNumber(typed: string): number | string | null {
  const bare = typed.trim();
  if (bare === '') return null;
  return /^-?\d+(?:[.,]\d+)?$/.test(bare) ? Number(bare.replace(',', '.')) : typed;
}

/** A number typed by hand, without spin buttons that a mouse wheel would change by mistake. */
export const NumberInput = (props: FieldInput) => {
  const { field, frame, control, error, required, readOnly, disabled } = useField(props, { parse: parseNumber });
  return (
    <FieldFrame {...frame}>
      <TextBox
        {...control}
        aria-required={required || undefined}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        ref={field.ref}
        wrong={Boolean(error)}
        readOnly={readOnly}
        disabled={disabled}
        inputMode="numeric"
      />
    </FieldFrame>
  );
};
