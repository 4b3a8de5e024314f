import { createContext, type RefObject, useContext } from 'react';
import { z } from 'zod';
import type { RulesByField } from './fieldRules';

/** Validates one field beyond the contract's rules; returns the translated message. */
export type FieldValidator = (value: unknown, values: object) => Promise<string | undefined>;

/** What a form shares with its parts. */
export interface FormContextValue {
  /** Id of the `<form>` element. */
  id: string;
  /** The contract's schema of the form's input. */
  input: z.ZodObject;
  facts: RulesByField;
  /** Validators of inputs with their own `validate`, by source. */
  validators: Map<string, FieldValidator>;
  /** Names of the values that inputs offer, by source. */
  choiceNames: Map<string, (value: unknown) => string | undefined>;
  /** Name of the field focused when the form opened, until it loses focus. */
  firstFocused: RefObject<string | null>;
  /** The record is shown but cannot be changed. */
  readOnly: boolean;
  /** Allows leaving the page without confirmation and discards the draft: there is nothing left to save. */
  release: () => void;
}

/** Default for inputs outside a console form. */
export const noForm: FormContextValue = {
  id: '',
  input: z.object({}),
  facts: {},
  validators: new Map(),
  choiceNames: new Map(),
  firstFocused: { current: null },
  readOnly: false,
  release: () => undefined,
};

export const FormContext = createContext(noForm);
export const useResourceForm = () => useContext(FormContext);

/** State of saving, in a separate context: every input reads the form's, and none should rerender for this. */
export interface SaveState {
  saving: boolean;
  /** Why the last save failed; the input is kept. */
  failure: Error | null;
  /** Sends a new record that may already have been saved once more, as another one. */
  sendAnew: () => void;
}

export const SaveStateContext = createContext<SaveState>({ saving: false, failure: null, sendAnew: () => undefined });
export const useSaveState = () => useContext(SaveStateContext);
