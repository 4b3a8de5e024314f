import type { RaRecord } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { chosenVersion, type MergedVersions, mergeVersions } from './mergeVersions';
import { StaleDialog } from './StaleDialog';

interface Versions {
  /** As the form was opened. */
  base: RaRecord;
  /** As the server holds it now. */
  newest: RaRecord;
  /** The form's current values. */
  typed: FieldValues;
  fields: readonly string[];
  /** The values of `base` are not those that were read: whatever differs is to be chosen. */
  isBaseUnknown: boolean;
}

interface Question {
  newest: RaRecord;
  merged: MergedVersions;
  resolve: (keepMine: ReadonlySet<string>) => void;
  reject: (reason: Error) => void;
}

/**
 * Merges what was typed with what someone else saved first. What only they changed is kept; where both changed the same field, the
 * person chooses.
 *
 * @returns `resolve`, which gives the values to save over the newest version, null where nothing is left to save, and throws an
 *   `AbortError` where the person goes back to the form; and the `dialog` to render
 */
export function useStaleVersion(): { resolve: (versions: Versions) => Promise<FieldValues | null>; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);

  const resolve = async ({ base, newest, typed, fields, isBaseUnknown }: Versions) => {
    const merged = mergeVersions(base, newest, typed, fields);
    const { differences } = merged;
    if (differences.length === 0) return null;
    if (!isBaseUnknown && !differences.some(({ changedThere }) => changedThere))
      return chosenVersion(newest, merged, new Set(differences.map(({ field }) => field)));
    const keepMine = await new Promise<ReadonlySet<string>>((choose, reject) =>
      setQuestion({ newest, merged, resolve: choose, reject }),
    ).finally(() => setQuestion(null));
    return chosenVersion(newest, merged, keepMine);
  };

  const dialog = question && (
    <StaleDialog
      newest={question.newest}
      merged={question.merged}
      onClose={() => question.reject(new DOMException('The person went back to the form.', 'AbortError'))}
      onSave={question.resolve}
    />
  );
  return { resolve, dialog };
}
