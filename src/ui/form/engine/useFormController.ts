import type { RaRecord } from 'ra-core';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { currentSession } from '../../../authProvider/session';
import { DraftKeeper } from '../draft/DraftKeeper';
import type { FormContextValue, SaveState } from '../FormContext';
import { fieldRules } from '../fieldRules';
import { type Creation, newCreation } from '../newCreation';
import { PendingUploads } from '../pendingUploads';
import type { FormMethods } from './FormHandle';
import type { SubmitTarget } from './Submission';
import { type BaseRecord, useBaseRecord } from './useBaseRecord';
import { useContractResolver, useLabelOfPath } from './useContractResolver';
import { useSubmit } from './useSubmit';

interface FormControllerOptions {
  /** Id of the `<form>` element. */
  id: string;
  resource: string;
  /** The contract's schema of the body, with the form's rules, labels and lengths. */
  input: z.ZodObject;
  /** The record being edited; undefined for a new one. */
  record: RaRecord | undefined;
  /** Identifies this form's draft if the resource has several forms or the form has no record of its own. */
  draft?: { form?: string | undefined; recordId?: string | undefined } | undefined;
  readOnly?: boolean | undefined;
  target: SubmitTarget;
}

export interface FormController {
  form: RefObject<FormMethods | null>;
  record: BaseRecord;
  fields: readonly string[];
  drafts: DraftKeeper;
  creation: RefObject<Creation>;
  uploads: PendingUploads;
  resolver: ReturnType<typeof useContractResolver>;
  context: FormContextValue;
  saveState: SaveState;
  /** True once no input can be lost any more. */
  released: RefObject<boolean>;
  submit: (values: FieldValues) => Promise<void>;
  /** The dialog that compares with a newer version, while it is open. */
  dialog: ReactNode;
}

/**
 * Implements the behaviour of every form, on a page or in a dialog: the contract's rules, drafts, uploads on 'Simpan',
 * idempotent creation, comparison of stale versions, and errors at their fields. `<FormBase>` renders it.
 */
export function useFormController(options: FormControllerOptions): FormController {
  const { id, resource, input, record: stored, draft, readOnly = false, target } = options;
  const form = useRef<FormMethods>(null);
  const released = useRef(false);
  const record = useBaseRecord(stored, form);
  const [drafts] = useState(
    () =>
      new DraftKeeper({
        resource: draft?.form ? `${resource}.${draft.form}` : resource,
        recordId: String(stored?.id ?? draft?.recordId ?? ''),
        userId: currentSession()?.user.id ?? '',
      }),
  );
  const [creation] = useState(() => ({ current: newCreation() }));
  const [uploads] = useState(() => new PendingUploads());
  const [validators] = useState<FormContextValue['validators']>(() => new Map());
  const firstFocused = useRef<string | null>(null);
  const [choiceNames] = useState<FormContextValue['choiceNames']>(() => new Map());
  const facts = useMemo(() => fieldRules(input), [input]);
  const fields = useMemo(() => Object.keys(facts), [facts]);
  const label = useLabelOfPath(input, resource);
  const resolver = useContractResolver(input, resource, validators);
  const release = useMemo(
    () => () => {
      released.current = true;
      drafts.end();
    },
    [drafts],
  );
  const { submit, saving, failure, dialog } = useSubmit({
    form,
    record,
    uploads,
    fields,
    label,
    creation,
    target,
    onSaved: release,
  });
  const context = useMemo(
    () => ({ id, input, facts, validators, choiceNames, firstFocused, readOnly, release }),
    [id, input, facts, validators, choiceNames, readOnly, release],
  );
  const saveState = useMemo(() => ({ saving, failure }), [saving, failure]);
  return { form, record, fields, drafts, creation, uploads, resolver, context, saveState, released, submit, dialog };
}
