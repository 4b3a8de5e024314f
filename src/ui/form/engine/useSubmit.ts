import { type RaRecord, useDataProvider, useNavigate, useNotify, useResourceContext, useSaveContext } from 'ra-core';
import { type RefObject, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '../../../dataProvider/ApiError';
import { useListAddress } from '../../list/listMemory';
import { capitalised, useNoun } from '../../useNoun';
import type { FormMethods } from './FormHandle';
import { changedValues, chosenVersion, mergeVersions } from './mergeVersions';
import type { Creation } from '../newCreation';
import type { PendingUploads } from '../pendingUploads';
import type { StaleDialogProps } from './StaleDialog';

interface Saving {
  form: RefObject<FormMethods | null>;
  base: RaRecord | undefined;
  rebase: (record: RaRecord) => void;
  uploads: PendingUploads;
  nameOf: (values: FieldValues) => string;
  /** Names of the body's fields. */
  fields: readonly string[];
  creation: RefObject<Creation>;
  onSaved: () => void;
}

/**
 * The way of a form's values to the server: pictures first, then the record. Refused fields get their messages, a stale version
 * the newest record to compare with; any other failure is told and leaves everything as it was typed.
 */
export function useSaving({ form, base, rebase, uploads, nameOf, fields, creation, onSaved }: Saving) {
  const { save } = useSaveContext();
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const navigate = useNavigate();
  const listAddress = useListAddress();
  const noun = useNoun();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const [newest, setNewest] = useState<RaRecord | null>(null);
  const busy = useRef(false);
  /** True once it is saved: then nothing is left behind by leaving. */
  const guard = useRef(false);

  const refuse = async (error: Error, typed: FieldValues) => {
    if (error instanceof ApiError && error.errors) return showErrors(error.errors);
    if (error instanceof ApiError && error.status === 409 && base) {
      const { data } = await dataProvider.getOne<RaRecord>(resource, { id: base.id });
      if (data.version !== base.version) {
        const { differences, taken } = mergeVersions(base, data, typed, fields);
        // It is this very save that arrived before, although its answer did not: there is nothing to write again.
        if (differences.length === 0 && taken.length === 0) return leave(typed, data);
        return setNewest(data);
      }
    }
    setFailure(error);
  };

  /** Fields of the form get the message beside them; about any other there is only the sentence in the bar. */
  const showErrors = (errors: Record<string, string>) => {
    const own = Object.entries(errors).filter(([field]) => fields.includes(field.split('..')[0] ?? ''));
    own.forEach(([field, message], index) => {
      form.current?.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    const rest = Object.entries(errors).filter(([field]) => !own.some(([name]) => name === field));
    if (rest.length > 0) setFailure(new Error(rest.map(([, message]) => message).join(' ')));
  };

  /**
   * A new record whose first sending arrived although its answer did not comes back as it was sent then; what was typed since is
   * brought to it as a change.
   */
  const asTyped = async (created: RaRecord, data: FieldValues): Promise<RaRecord> => {
    if (Object.keys(changedValues(created, data, fields)).length === 0) return created;
    const change = { id: created.id, data: { ...data, version: created.version }, previousData: created };
    return (await dataProvider.update<RaRecord>(resource, change)).data;
  };

  const leave = (data: FieldValues, saved: RaRecord) => {
    guard.current = true;
    onSaved();
    setNewest(null);
    notify(base ? 'app.form.saved' : 'app.form.created', {
      type: 'success',
      messageArgs: { noun: noun(), Noun: capitalised(noun()), name: nameOf({ ...data, ...saved }) },
    });
    navigate(listAddress, { state: { saved: saved.id } });
  };

  const submit = async (values: FieldValues): Promise<void> => {
    if (busy.current || !save) return;
    busy.current = true;
    setSaving(true);
    setFailure(null);
    try {
      const data = await uploads.send(values);
      const sentBefore = creation.current.sent;
      creation.current.sent = true;
      let refused: Error | undefined;
      let saved: RaRecord | undefined;
      await save(data, {
        ...(!base && { meta: { idempotencyKey: creation.current.key } }),
        onError: error => {
          refused = error as Error;
        },
        onSuccess: record => {
          saved = record;
        },
      });
      // A refusal says that nothing was added.
      if (refused instanceof ApiError && refused.status >= 400 && refused.status < 500)
        creation.current.sent = sentBefore;
      if (saved) leave(data, !base && sentBefore ? await asTyped(saved, data) : saved);
      if (refused) await refuse(refused, data);
    } catch (error) {
      // A stopped upload has been told where it was stopped.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        await refuse(error as Error, values).catch(setFailure);
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  const stale: StaleDialogProps | null =
    newest && base
      ? {
          newest,
          merged: mergeVersions(base, newest, form.current?.getValues() ?? {}, fields),
          onClose: () => setNewest(null),
          onSave: keepMine => {
            const merged = mergeVersions(base, newest, form.current?.getValues() ?? {}, fields);
            const values = chosenVersion(newest, merged, keepMine);
            // The form holds the choice too, over the newest record: whatever happens next starts from there.
            rebase(newest);
            form.current?.reset(newest);
            for (const field of fields) form.current?.setValue(field, values[field], { shouldDirty: true });
            void submit(values);
          },
        }
      : null;

  return { submit, saving, failure, stale, guard };
}
