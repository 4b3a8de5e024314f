import type { RaRecord } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '../../dataProvider/ApiError';
import { changedValues, chosenVersion, mergeVersions } from './engine/mergeVersions';
import type { Describe } from './ResourceForm';
import { StaleDialog } from './engine/StaleDialog';

type Versioned = RaRecord & { version: number };

interface MergingSave<Row> {
  /** As the form was opened on it. */
  record: Row;
  fields: readonly string[];
  /** Sends what was changed, judged by the version that was read. */
  send: (changes: FieldValues & { version: number }) => Promise<void>;
  /** The record as the server holds it now. Throws where it is gone. */
  newest: () => Promise<Row>;
  /** How values are shown where one is asked. */
  describe?: Describe;
}

interface Question<Row> {
  newest: Row;
  typed: FieldValues;
  settle: { resolve: (values: FieldValues) => void; reject: (reason: Error) => void };
}

const NONE: Describe = {};

/**
 * Saves what was typed into a dialog. What others changed meanwhile is kept; where both changed the same, one is asked, and whoever goes
 * back to the form gets an `AbortError`.
 *
 * @returns `save`, and the question to draw while it is open
 */
export function useMergingSave<Row extends Versioned>(options: MergingSave<Row>) {
  const { record, fields, send, newest, describe = NONE } = options;
  const base = useRef(record);
  const [asked, setAsked] = useState<Question<Row> | null>(null);

  const save = async (typed: FieldValues): Promise<void> => {
    const changes = changedValues(base.current, typed, fields);
    if (Object.keys(changes).length === 0) return;
    try {
      await send({ ...changes, version: base.current.version });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      const now = await newest();
      // refused for another reason than its age
      if (now.version === base.current.version) throw error;
      const chosen = await choose(now, typed);
      base.current = now;
      await save(chosen);
    }
  };

  const choose = (now: Row, typed: FieldValues): FieldValues | Promise<FieldValues> => {
    const { differences } = mergeVersions(base.current, now, typed, fields);
    return differences.some(({ changedThere }) => changedThere)
      ? new Promise<FieldValues>((resolve, reject) => setAsked({ newest: now, typed, settle: { resolve, reject } }))
      : chosenVersion(now, { differences, taken: [] }, new Set(differences.map(({ field }) => field)));
  };

  const question: ReactNode = asked && (
    <StaleDialog
      newest={asked.newest}
      merged={mergeVersions(base.current, asked.newest, asked.typed, fields)}
      describe={describe}
      saving={false}
      onClose={() => {
        setAsked(null);
        asked.settle.reject(new DOMException('The person went back to the form.', 'AbortError'));
      }}
      onSave={keepMine => {
        const merged = mergeVersions(base.current, asked.newest, asked.typed, fields);
        setAsked(null);
        asked.settle.resolve(chosenVersion(asked.newest, merged, keepMine));
      }}
    />
  );
  return { save, question };
}
