import type { RaRecord } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { chosenVersion, type MergedVersions, mergeVersions } from './mergeVersions';
import { StaleDialog } from './StaleDialog';

interface Versions {
  /** The record as it was when the form was opened. */
  base: RaRecord;
  /** The record as it is on the server now. */
  newest: RaRecord;
  /** The form's current values. */
  typed: FieldValues;
  fields: readonly string[];
  /** The values of `base` are not those that were read, so the user must choose wherever there is a difference. */
  isBaseUnknown: boolean;
  /** Who saved the newest version, if that may be known. */
  savedBy: string | undefined;
}

interface Question extends Pick<Versions, 'savedBy'> {
  newest: RaRecord;
  merged: MergedVersions;
  resolve: (keepMine: ReadonlySet<string>) => void;
  reject: (reason: Error) => void;
}

/**
 * Merges the user's input with the version that someone else saved first. Fields that only the other person changed are kept; if both
 * changed the same field, the user chooses.
 *
 * @returns `resolve`, which returns the values to save over the newest version, or null if nothing is left to save, and throws an
 *   `AbortError` if the user goes back to the form; and the `dialog` to render
 */
export function useStaleVersion(): { resolve: (versions: Versions) => Promise<FieldValues | null>; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);

  const resolve = async ({ base, newest, typed, fields, isBaseUnknown, savedBy }: Versions) => {
    const merged = mergeVersions(base, newest, typed, fields);
    const { differences } = merged;
    if (differences.length === 0) return null;
    if (!isBaseUnknown && !differences.some(({ changedThere }) => changedThere))
      return chosenVersion(newest, merged, new Set(differences.map(({ field }) => field)));
    const keepMine = await new Promise<ReadonlySet<string>>((choose, reject) =>
      setQuestion({ newest, savedBy, merged, resolve: choose, reject }),
    ).finally(() => setQuestion(null));
    return chosenVersion(newest, merged, keepMine);
  };

  const dialog = question && (
    <StaleDialog
      newest={question.newest}
      savedBy={question.savedBy}
      merged={question.merged}
      onClose={() => question.reject(new DOMException('The person went back to the form.', 'AbortError'))}
      onSave={question.resolve}
    />
  );
  return { resolve, dialog };
}
