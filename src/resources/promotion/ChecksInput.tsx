import { CircleAlert } from 'lucide-react';
import { type FieldInput, useField } from '../../ui/form/useField';
import './checks.css';

interface ChecksInputProps<Value extends string | number> extends FieldInput {
  choices: readonly { id: Value; name: string }[];
  /** What it means that nothing is ticked. */
  none: string;
}

/** Several of a few, as boxes to tick; beside the label how many, or what none means. */
export const ChecksInput = <Value extends string | number>({ choices, none, ...props }: ChecksInputProps<Value>) => {
  const { field, label, error, readOnly, id } = useField(props);
  const values = (field.value ?? []) as Value[];
  const toggle = (value: Value, on: boolean) =>
    field.onChange(choices.map(choice => choice.id).filter(known => (known === value ? on : values.includes(known))));
  return (
    <fieldset className={props.fullWidth ? 'field field-wide checks' : 'field checks'} id={id}>
      <legend>
        {label} <small>{values.length > 0 ? values.length : none}</small>
      </legend>
      <div>
        {choices.map(({ id: value, name }, index) => (
          <label key={value}>
            <input
              type="checkbox"
              name={index === 0 ? field.name : undefined}
              ref={index === 0 ? field.ref : undefined}
              checked={values.includes(value)}
              disabled={readOnly}
              onBlur={field.onBlur}
              onChange={({ target }) => toggle(value, target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" role="alert">
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  );
};
