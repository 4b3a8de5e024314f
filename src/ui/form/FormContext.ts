import { createContext, useContext } from 'react';
import type { FactsByField } from './fieldFacts';

/** What the parts of a `<ResourceForm>` know of it. */
export interface FormContextValue {
  /** Of the `<form>` element. */
  id: string;
  facts: FactsByField;
  saving: boolean;
  /** Why the last save did not arrive; what was typed is still there. */
  failure: Error | null;
  /** Lets the page be left without asking, and forgets the draft: there is nothing to save any more. */
  release: () => void;
}

export const FormContext = createContext<FormContextValue>({
  id: '',
  facts: {},
  saving: false,
  failure: null,
  release: () => undefined,
});
export const useResourceForm = () => useContext(FormContext);
