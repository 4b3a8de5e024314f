import {
  type InputProps as CoreInputProps,
  composeValidators,
  useInput,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from 'ra-core';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { FieldError, FieldErrorsImpl, Merge } from 'react-hook-form';
import { fieldAt } from '../../../contract/core/fieldAt';
import { describedBy } from './FieldFrame';
import { useResourceForm } from './FormContext';
import { factsOf } from './fieldFacts';
import { useFieldLabel } from './useFieldLabel';

/** Props of every input of the console: those of react-admin's inputs, and what the contract's schema does not say. */
export interface FieldInput extends Pick<CoreInputProps, 'source' | 'validate' | 'defaultValue' | 'format' | 'parse'> {
  /** The resource's label by default; `false` for none. */
  label?: ReactNode;
  /** Under the control while nothing is wrong: the resource's message `help.<source>` unless said. */
  helperText?: ReactNode;
  /** Over both columns. */
  fullWidth?: boolean | undefined;
  /** Where the schema has a default and the form asks all the same. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Called when a person changed the value: with the event of a text, the value of a choice. */
  onChange?: (eventOrValue: never) => void;
}

/** What the builder of an input may say over its user: how its value is shown and kept. */
type Defaults = Pick<CoreInputProps, 'format' | 'parse'>;

/**
 * An input of a form: its value and error, what the contract says of the field, and the props of its frame and control.
 *
 * @example const { field, frame, control } = useField(props); <FieldFrame {...frame}><TextBox {...control} … /></FieldFrame>
 */
export function useField(props: FieldInput, defaults: Defaults = {}) {
  const { source, label: said, fullWidth, validate, defaultValue, format, parse, onChange } = props;
  const { input, facts, readOnly: formIsReadOnly, validators, firstFocused } = useResourceForm();
  const translateLabel = useTranslateLabel();
  const fieldLabel = useFieldLabel();
  const translate = useTranslate();
  const resource = useResourceContext();
  const shown = format ?? defaults.format;
  const kept = parse ?? defaults.parse;
  const {
    id,
    field: bound,
    fieldState,
    isRequired,
  } = useInput({
    source,
    ...(validate && { validate }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(shown && { format: shown }),
    ...(kept && { parse: kept }),
    ...(onChange && { onChange: onChange as (...event: unknown[]) => void }),
  });
  const { name } = bound;
  const field = {
    ...bound,
    onBlur: () => {
      // the form put the focus there: left as it was, it has not been skipped
      const skipped = firstFocused.current === name && !fieldState.isDirty;
      firstFocused.current = null;
      if (!skipped) bound.onBlur();
    },
  };
  const schema = fieldAt(input, name);
  const { helperText: help = translate(`resources.${resource}.help.${source}`, { _: '' }) } = props;
  const label = said === undefined ? fieldLabel(source, name) : translateLabel({ label: said as string });

  // the contract's schema validates the form as a whole; inputs may add rules of their own
  const validator = useMemo(
    () => validate && composeValidators(Array.isArray(validate) ? validate : [validate]),
    [validate],
  );
  useEffect(() => {
    if (!validator) return;
    validators.set(name, async (value, values) => {
      const broken = await validator(value, values, { source: name, label });
      if (!broken) return undefined;
      return typeof broken === 'string' ? translate(broken, { _: broken }) : translate(broken.message, broken.args);
    });
    return () => void validators.delete(name);
  }, [validator, name, label, validators, translate]);

  const fact = facts[name] ?? factsOf(schema);
  const readOnly = formIsReadOnly || Boolean(props.readOnly);
  const required = !readOnly && (props.required ?? (fact.required || isRequired));
  const error = messageOf(fieldState.error);
  return {
    id,
    field,
    label,
    error,
    required,
    readOnly,
    disabled: Boolean(props.disabled),
    maxLength: fact.maxLength,
    schema,
    help,
    /** Of the `<FieldFrame>` around the control. */
    frame: { id, label, required, help, error, wide: fullWidth },
    /** Of the control itself. */
    control: {
      id,
      name,
      'aria-describedby': describedBy(id, { error, help }),
    },
  };
}

type AnyError = FieldError | Merge<FieldError, FieldErrorsImpl> | undefined;

/** The message about a field, or the first about something within it: a list may be one input. */
function messageOf(error: AnyError): string | undefined {
  if (!error || typeof error !== 'object') return undefined;
  if (typeof error.message === 'string' && error.message) return error.message;
  for (const [key, inner] of Object.entries(error)) {
    if (key === 'ref' || key === 'root') continue;
    const message = messageOf(inner as AnyError);
    if (message) return message;
  }
  return undefined;
}
