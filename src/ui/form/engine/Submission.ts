import type { RaRecord } from 'ra-core';
import type { FieldValues } from 'react-hook-form';

/** The data that a form submits. */
export interface Submission {
  /** All values of the form, with its pictures uploaded. */
  values: FieldValues;
  /** The record being edited, at the version that was read; undefined for a new one. */
  record: RaRecord | undefined;
  /** The `values` that differ from the record. */
  changes: FieldValues;
  /** A new record submitted twice under the same key is created once. */
  idempotencyKey: string;
}

/** The target that a form submits to. */
export interface SubmitTarget {
  /**
   * Sends the submission and returns the saved record, if there is one.
   *
   * @throws ApiError with `errors` for fields, 409 for a stale version; an `AbortError` has already been reported to the user
   */
  submit: (submission: Submission) => Promise<RaRecord | undefined>;
  /** Reads the server's newest version, to compare a stale one with. Without it a 409 is a failure like any other. */
  readNewest?: ((record: RaRecord) => Promise<RaRecord>) | undefined;
  onSaved: (values: FieldValues, saved: RaRecord | undefined) => void;
}
