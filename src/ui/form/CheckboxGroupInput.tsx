import { useTranslate } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { z } from 'zod';
import { itemOf } from '../../../contract/core/listSchema';
import { CheckBox } from '../controls/CheckBox';
import { useSchemaChoices } from '../list/cells/useSchemaChoices';
import { describedBy, FieldFrame } from './FieldFrame';
import { useChoiceNames } from './useChoiceNames';
import { type FieldInput, useField } from './useField';
import './checkboxGroupInput.css';

type Value = string | number;

/** A group with more choices than this has a limited height and scrolls. */
const MANY = 12;
/** A name longer than this (in characters) widens the columns. */
const LONG = 16;

interface CheckboxChoice {
  id: Value;
  name: string;
}

interface CheckboxGroupInputProps extends Omit<FieldInput, 'onChange'> {
  /** Those of the contract's schema by default. */
  choices?: readonly CheckboxChoice[];
  /** The schema's choices to offer, if not all. */
  ids?: readonly string[] | undefined;
  /** Offers to select all of them at once. */
  selectAll?: boolean;
  /** Shown beside the label if nothing is chosen: 'Semua'. */
  emptyText?: ReactNode;
}

/** Multiple selection from a few choices, as checkboxes, stored in the choices' order. With none chosen the value is an empty list. */
export const CheckboxGroupInput = ({
  choices: given,
  ids,
  emptyText,
  selectAll,
  ...props
}: CheckboxGroupInputProps) => {
  const translate = useTranslate();
  const { id, field, frame, error, schema, readOnly, disabled } = useField(props);
  const known = useChoicesOf(given ? undefined : schema, props.source, ids);
  const choices = given ?? known;
  useChoiceNames(
    field.name,
    useMemo(() => choices.map(choice => ({ id: String(choice.id), name: choice.name })), [choices]),
  );
  const values: readonly Value[] = field.value ?? [];
  const toggle = (toggled: Value) => {
    const chosen = new Set(values);
    if (!chosen.delete(toggled)) chosen.add(toggled);
    const offered = choices.map(choice => choice.id);
    // values not offered to this user stay unchanged
    const others = values.filter(value => !offered.includes(value));
    field.onChange([...offered.filter(value => chosen.has(value)), ...others]);
  };
  const isFull = choices.length > 0 && choices.every(choice => values.includes(choice.id));
  return (
    <FieldFrame
      {...frame}
      aside={
        <span className="checkbox-group-count hint">
          {values.length > 0 ? translate('app.choices.chosen', { count: values.length }) : emptyText}
          {selectAll && !readOnly && (
            <button type="button" onClick={() => field.onChange(isFull ? [] : choices.map(choice => choice.id))}>
              {translate(isFull ? 'app.checkboxes.none' : 'app.checkboxes.all')}
            </button>
          )}
        </span>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be labelled by the frame */}
      <div
        className="checkbox-group"
        data-many={choices.length > MANY}
        data-long={choices.some(({ name }) => name.length > LONG)}
        id={id}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, { error, help: frame.help })}
      >
        {choices.map((choice, index) => (
          <CheckBox
            key={choice.id}
            label={choice.name}
            checked={values.includes(choice.id)}
            fixed={readOnly ? 'plain' : undefined}
            disabled={disabled}
            // the first one receives the focus if the field has an error
            name={index === 0 ? field.name : undefined}
            inputRef={index === 0 ? field.ref : undefined}
            onBlur={field.onBlur}
            onToggle={() => toggle(choice.id)}
          >
            {choice.name}
          </CheckBox>
        ))}
      </div>
    </FieldFrame>
  );
};

/** Returns the choices of a schema, with numeric ids if its items are numbers. */
function useChoicesOf(schema: z.ZodType | undefined, source: string, ids: readonly string[] | undefined) {
  const choices = useSchemaChoices(schema, source, ids);
  const isNumeric = schema !== undefined && itemOf(schema) instanceof z.ZodNumber;
  return useMemo<readonly CheckboxChoice[]>(
    () => (isNumeric ? choices.map(({ id, name }) => ({ id: Number(id), name })) : choices),
    [choices, isNumeric],
  );
}
