import { FieldNote } from '../../ui/form/FieldNote';
import { type FieldInput, useField } from '../../ui/form/useField';
import type { Choice } from '../../ui/useSchemaChoices';
import './checkList.css';

interface CheckListInputProps extends Omit<FieldInput, 'onChange'> {
  choices: readonly Choice[];
  /** What no choice means, beside the label: 'Semua'. */
  emptyText?: string;
}

/** Several of many choices, as checkboxes in a list of their own height; the heading says how many are chosen. */
export const CheckListInput = ({ choices, emptyText = '', ...props }: CheckListInputProps) => {
  const { field, label, required, error, readOnly } = useField(props);
  const chosen: readonly string[] = field.value ?? [];
  const toggle = (id: string, on: boolean) =>
    field.onChange(on ? [...chosen, id] : chosen.filter(other => other !== id));
  return (
    <fieldset className="price-checks">
      <legend>
        {label}
        {required && (
          <span className="field-required" aria-hidden="true">
            {' '}
            *
          </span>
        )}{' '}
        <small>{chosen.length > 0 ? chosen.length : emptyText}</small>
      </legend>
      <div>
        {choices.map(({ id, name }, index) => (
          <label key={id}>
            <input
              type="checkbox"
              // the first one takes the focus where the field is wrong
              name={index === 0 ? field.name : undefined}
              ref={index === 0 ? field.ref : undefined}
              checked={chosen.includes(id)}
              disabled={readOnly}
              onBlur={field.onBlur}
              onChange={({ target }) => toggle(id, target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
      {error && (
        <FieldNote error role="alert">
          {error}
        </FieldNote>
      )}
    </fieldset>
  );
};
