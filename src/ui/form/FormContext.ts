import { createContext, type RefObject, useContext } from 'react';
import { z } from 'zod';
import type { FactsByField } from './fieldFacts';

/** Validates one field beyond the contract's rules; returns the translated message. */
export type FieldValidator = (value: unknown, values: object) => Promise<string | undefined>;

/** What the parts of a form know of it. */
export interface FormContextValue {
  /** Of the `<form>` element. */
  id: string;
  /** The contract's schema of what is typed. */
  input: z.ZodObject;
  facts: FactsByField;
  /** Of inputs with a `validate` of their own, by source. */
  validators: Map<string, FieldValidator>;
  /** What inputs call the values that they offer, by source. */
  choiceNames: Map<string, (value: unknown) => string | undefined>;
  /** Name of the field that got the focus as the form opened, until it is left. */
  firstFocused: RefObject<string | null>;
  /** The record is shown and cannot be changed. */
  readOnly: boolean;
  /** Lets the page be left without asking, and forgets the draft: there is nothing to save any more. */
  release: () => void;
}

/** Default for inputs outside a form of the console. */
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

/** How saving goes; apart from the rest, since each input reads that and none is drawn anew for this. */
export interface SaveState {
  saving: boolean;
  /** Why the last save did not arrive; what was typed is still there. */
  failure: Error | null;
}

export const SaveStateContext = createContext<SaveState>({ saving: false, failure: null });
export const useSaveState = () => useContext(SaveStateContext);
