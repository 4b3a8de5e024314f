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
import type { z } from 'zod';
import { fieldAt } from '../../../contract/core/fieldAt';
import { describedBy } from './FieldFrame';
import { useResourceForm } from './FormContext';
import { fieldRulesOf } from './fieldRules';
import { useFieldLabel } from './useFieldLabel';

/** Props common to the console's inputs: those of react-admin's inputs, and settings not in the contract's schema. */
export interface FieldInput extends Pick<CoreInputProps, 'source' | 'validate' | 'defaultValue' | 'format' | 'parse'> {
  /** The resource's label by default; `false` for none. */
  label?: ReactNode;
  /** Shown under the control while there is no error; the resource's message `help.<source>` by default. */
  helperText?: ReactNode;
  /** Spans both columns. */
  fullWidth?: boolean | undefined;
  /** Marks a field as required although the schema has a default. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Called when the user changes the value: with the event of a text input, or the value of a choice. */
  onChange?: (eventOrValue: never) => void;
}

/** Defaults set by an input component for how its value is displayed and stored; its props take precedence. */
export interface Defaults extends Pick<CoreInputProps, 'format' | 'parse'> {
  /** Says why a text that was typed could not be read as a value of the field. */
  fault?: undefined | ((typed: string, field: { label: string; schema: z.ZodType | undefined }) => string | undefined);
}

/**
 * Binds an input to the form: returns its value and error, the contract's rules for the field, and the props of its frame and control.
 *
 * @example const { field, frame, control } = useField(props); <FieldFrame {...frame}><TextBox {...control} … /></FieldFrame>
 */
export function useField(props: FieldInput, defaults: Defaults = {}) {
  const { source, label: given, fullWidth, validate, defaultValue, format, parse, onChange } = props;
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
      // the form itself put the focus there, so leaving the field unchanged does not count as skipping it
      const skipped = firstFocused.current === name && !fieldState.isDirty;
      firstFocused.current = null;
      if (!skipped) bound.onBlur();
    },
  };
  const schema = fieldAt(input, name);
  const { helperText: help = translate(`resources.${resource}.help.${source}`, { _: '' }) } = props;
  const label = given === undefined ? fieldLabel(source, name) : translateLabel({ label: given as string });

  // the contract's schema validates the form as a whole; inputs may add their own rules
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

  const fact = facts[name] ?? fieldRulesOf(schema);
  const readOnly = formIsReadOnly || Boolean(props.readOnly);
  const required = !readOnly && (props.required ?? (fact.required || isRequired));
  const broken = messageOf(fieldState.error);
  const unread = typeof bound.value === 'string' && (broken !== undefined || fieldState.isTouched) && bound.value;
  const error = (unread && defaults.fault?.(unread, { label: String(label), schema })) || broken;
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
    /** Props of the `<FieldFrame>` around the control. */
    frame: { id, label, required, help, error, wide: fullWidth },
    /** Props of the control itself. */
    control: {
      id,
      name,
      'aria-describedby': describedBy(id, { error, help }),
    },
  };
}

type AnyError = FieldError | Merge<FieldError, FieldErrorsImpl> | undefined;

/** Returns a field's error message, or the first one within it, since a whole list may be one input. */
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
