import { Field } from './Field';
import { describedBy } from './FieldFrame';
import { TextBox } from './TextBox';
import { type FieldInput, useField } from './useField';

/** What was typed as a number; as it is where it is none, so that the rule can say so and nothing typed vanishes. */
export function parseNumber(typed: string): number | string | null {
  const bare = typed.trim();
  if (bare === '') return null;
  return /^-?\d+(?:[.,]\d+)?$/.test(bare) ? Number(bare.replace(',', '.')) : typed;
}

/** A number typed by hand: no arrows that a wheel turns by mistake. */
export const NumberInput = ({ source, help, wide, required: asked }: FieldInput) => {
  const { id, field, error, required } = useField({
    source,
    parse: parseNumber,
    ...(asked !== undefined && { required: asked }),
  });
  return (
    <Field source={source} id={id} required={required} help={help} error={error} wide={wide ?? false}>
      <TextBox
        id={id}
        name={field.name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        ref={field.ref}
        wrong={Boolean(error)}
        inputMode="numeric"
        aria-required={required || undefined}
        aria-describedby={describedBy(id, { error, help })}
      />
    </Field>
  );
};
