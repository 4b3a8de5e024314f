import type { Identifier, RaRecord } from 'ra-core';
import { type RefObject, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '../../../dataProvider/ApiError';
import type { Creation } from '../newCreation';
import type { PendingUploads } from '../pendingUploads';
import type { FormMethods } from './FormHandle';
import { changedValues } from './mergeVersions';
import type { SubmitTarget } from './Submission';
import { splitErrors } from './splitErrors';
import type { BaseRecord } from './useBaseRecord';
import { useStaleVersion } from './useStaleVersion';

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
export function useSubmit({ form, record, uploads, fields, label, creation, target, onSaved }: SubmitOptions) {
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
