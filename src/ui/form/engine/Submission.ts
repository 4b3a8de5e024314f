import type { RaRecord } from 'ra-core';
import type { FieldValues } from 'react-hook-form';

/** What a form sends when it is submitted. */
export interface Submission {
  /** All values of the form, its pictures uploaded. */
  values: FieldValues;
  /** The record that is changed, at the version that was read; undefined for a new one. */
  record: RaRecord | undefined;
  /** Those of `values` that differ from the record. */
  changes: FieldValues;
  /** A new record that is sent twice under one key is added once. */
  idempotencyKey: string;
}

/** Where the values of a form go. */
export interface SubmitTarget {
  /**
   * Sends them and returns the saved record, where there is one.
   *
   * @throws ApiError with `errors` for fields, 409 for a stale version; an `AbortError` has been reported to the person already
   */
  submit: (submission: Submission) => Promise<RaRecord | undefined>;
  /** The record as the server holds it now: a stale version is compared with it. Without it a 409 is a failure like others. */
  readNewest?: ((record: RaRecord) => Promise<RaRecord>) | undefined;
  onSaved: (values: FieldValues, saved: RaRecord | undefined) => void;
}
