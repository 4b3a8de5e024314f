import { type Identifier, type RaRecord, useTranslate } from 'ra-core';
import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { labelAt } from '../../../../contract/core/labels';
import { currentSession } from '../../../authProvider/session';
import { ApiError } from '../../../dataProvider/ApiError';
import { DraftKeeper } from '../draft/DraftKeeper';
import type { FieldValidator, FormContextValue, SaveState } from '../FormContext';
import { fieldRules } from '../fieldRules';
import { type Creation, newCreation } from '../newCreation';
import { PendingUploads } from '../pendingUploads';
import { contractResolver } from './contractResolver';
import type { FormMethods } from './FormHandle';
import { changedValues } from './mergeVersions';
import type { SubmitTarget } from './Submission';
import { splitErrors } from './splitErrors';
import { type BaseRecord, useBaseRecord } from './useBaseRecord';
import { useStaleVersion } from './useStaleVersion';

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
  const resolver = useContractResolver(input, resource, validators, record.base);
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
  const saveState = useMemo(() => {
    const sendAnew = () => {
      creation.current = newCreation();
      const element = document.getElementById(id);
      if (element instanceof HTMLFormElement) element.requestSubmit();
    };
    return { saving, failure, sendAnew };
  }, [saving, failure, creation, id]);
  return { form, record, fields, drafts, creation, uploads, resolver, context, saveState, released, submit, dialog };
}

/** Returns a function for the label of a field by its path: from the resource's messages, else the contract's schema. */
function useLabelOfPath(input: z.ZodType, resource: string) {
  const translate = useTranslate();
  return useCallback(
    (path: string) =>
      translate(`resources.${resource}.fields.${path.replace(/\.\d+(?=\.|$)/g, '')}`, {
        _: labelAt(input, path.split('.')),
      }),
    [input, resource, translate],
  );
}

/** Returns a form resolver for the contract's schema, in the user's language and with the resource's field labels. */
function useContractResolver(
  input: z.ZodType,
  resource: string,
  validators: ReadonlyMap<string, FieldValidator>,
  record: RaRecord | undefined,
) {
  const translate = useTranslate();
  const label = useLabelOfPath(input, resource);
  return useMemo(
    () => contractResolver(input, { template: rule => translate(`rules.${rule}`), label }, validators, record),
    [input, label, translate, validators, record],
  );
}

/** Returns the id of the record that the same key created before, with other values. */
const idAddedBefore = (error: unknown): Identifier | undefined =>
  error instanceof ApiError && error.error?.code === 'request.keyReused'
    ? (error.data as { id?: Identifier } | null)?.id
    : undefined;

/** The name with a 409, of whoever saved the newest version. */
const savedBy = ({ data }: ApiError): string | undefined =>
  (data as { changed?: { by: string | null } } | null)?.changed?.by ?? undefined;

interface SubmitOptions {
  form: RefObject<FormMethods | null>;
  record: BaseRecord;
  uploads: PendingUploads;
  /** Names of the body's fields. */
  fields: readonly string[];
  /** Returns the label of the field at a path. */
  label: (path: string) => string;
  creation: RefObject<Creation>;
  target: SubmitTarget;
  /** Called before the target's handler, once no input can be lost any more. */
  onSaved: () => void;
}

/**
 * Returns the submit handler of a form: uploads pictures, then saves the record. Invalid fields get their messages, a stale
 * version is merged with the newest one; any other error is reported and keeps the input.
 */
function useSubmit({ form, record, uploads, fields, label, creation, target, onSaved }: SubmitOptions) {
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const { resolve, dialog } = useStaleVersion();
  const busy = useRef(false);

  /** Creates or updates the record. If an earlier create succeeded but its response was lost, sends later input as an update. */
  const send = async (values: FieldValues, base: RaRecord | undefined): Promise<RaRecord | undefined> => {
    const { key: idempotencyKey } = creation.current;
    const submission = (to: RaRecord | undefined) => ({
      values,
      record: to,
      changes: to ? changedValues(to, values, fields) : values,
      idempotencyKey,
    });
    try {
      return await target.submit(submission(base));
    } catch (error) {
      const id = base ? undefined : idAddedBefore(error);
      if (id === undefined || !target.readNewest) throw error;
      const added = await target.readNewest({ id });
      return (await target.submit(submission(added))) ?? added;
    }
  };

  /** Saves the record; if the version that was read is stale, merges and saves over the newest. */
  const save = async (values: FieldValues, base: RaRecord | undefined): Promise<RaRecord | undefined> => {
    try {
      return await send(values, base);
    } catch (error) {
      if (!base || !target.readNewest || !(error instanceof ApiError && error.status === 409)) throw error;
      const newest = await target.readNewest(base);
      if (newest.version === base.version) throw error;
      const versions = {
        base,
        newest,
        typed: values,
        fields: fields,
        isBaseUnknown: record.isOlder(),
        savedBy: savedBy(error),
      };
      const chosen = await resolve(versions);
      // This same save had already succeeded; only its response was lost.
      if (!chosen) return newest;
      record.rebase(newest);
      form.current?.reset(newest);
      for (const field of fields) form.current?.setValue(field, chosen[field], { shouldDirty: true });
      return save(chosen, newest);
    }
  };

  const report = (error: Error) => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const { fields: own, rest } = splitErrors(error, fields, label);
    own.forEach(([path, message], index) => {
      form.current?.setError(path, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    setFailure(rest === undefined ? null : rest === error.message ? error : new Error(rest));
  };

  const submit = async (values: FieldValues): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    setFailure(null);
    try {
      const data = await uploads.send(values);
      const saved = await save(data, record.base);
      onSaved();
      target.onSaved(data, saved);
    } catch (error) {
      report(error as Error);
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  return { submit, saving, failure, dialog };
}
