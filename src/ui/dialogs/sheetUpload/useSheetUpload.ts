import { useEffect, useRef, useState } from 'react';
import type { Progress } from '../../../../contract/core/progress';
import { MAX_SPREADSHEET_BYTES } from '../../../../contract/core/spreadsheet';
import { saveFile } from '../../../browser/saveFile';
import { ApiError } from '../../../dataProvider/ApiError';
import { newCreation } from '../../form/newCreation';
import { useFileProblem } from '../../lazy/useFileProblem';
import type { SheetSource, UploadControl } from './SheetSource';

export interface UploadWork {
  kind: 'look' | 'apply';
  /** Share of the file that has been sent, 0 to 1. */
  sent: number;
  /** The server's progress; null until it first reports. */
  progress: Progress | null;
}

interface UploadState<Plan, Options> {
  isOpen: boolean;
  file: File | null;
  plan: Plan | null;
  problem: string | null;
  work: UploadWork | null;
  options: Options;
}

/**
 * Manages the upload of a spreadsheet: a file is chosen, previewed, and applied as previewed; each step can be cancelled. Nothing is sent
 * without a user action.
 */
export function useSheetUpload<Plan, Options>(source: SheetSource<Plan, Options>, initial: Options) {
  const [state, setState] = useState<UploadState<Plan, Options>>(() => closed(initial));
  const change = (part: Partial<UploadState<Plan, Options>>) => setState(before => ({ ...before, ...part }));
  // the server tells of any other format what it is and how to save it as a workbook
  const fileProblem = useFileProblem({ maxBytes: MAX_SPREADSHEET_BYTES });
  const stop = useRef<AbortController>(null);
  // a retry after a lost response applies the same plan only once
  const key = useRef('');
  useEffect(() => () => stop.current?.abort(), []);

  /** Runs one step; a later step or a cancellation discards its outcome. */
  const run = async (kind: UploadWork['kind'], step: (control: UploadControl) => Promise<void>) => {
    stop.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = controller;
    const report = (part: Partial<UploadWork>) =>
      !signal.aborted && setState(before => ({ ...before, work: before.work && { ...before.work, ...part } }));
    change({ isOpen: true, problem: null, work: { kind, sent: 0, progress: null } });
    try {
      await step({ signal, onSent: sent => report({ sent }), onProgress: progress => report({ progress }) });
    } catch (error) {
      if (!signal.aborted) change({ problem: reasonOf(error) });
    } finally {
      if (!signal.aborted) change({ work: null });
    }
  };
  const look = (file: File, options: Options) =>
    run('look', async control => {
      key.current = newCreation().key;
      const plan = await source.look(file, options, control);
      if (!control.signal.aborted) change({ plan });
    });
  const { file, plan, options } = state;
  return {
    ...state,
    open: () => change({ ...closed(initial), isOpen: true }),
    /** Closes the dialog and cancels the running step. */
    close: () => {
      stop.current?.abort();
      change(closed(initial));
    },
    choose: (chosen: File) => {
      const problem = fileProblem(chosen);
      if (problem) return change({ isOpen: true, problem });
      change({ file: chosen, plan: null });
      return look(chosen, options);
    },
    /** Changes options that the plan does not depend on. */
    changeOptions: (next: Options) => change({ options: next }),
    /** Previews the same file with other options. */
    setOptions: (next: Options) => {
      change({ options: next });
      return file ? look(file, next) : undefined;
    },
    apply: () =>
      run('apply', async control => {
        if (!file || !plan) return;
        const applied = await source.apply(file, plan, options, { ...control, key: key.current });
        if (applied) change(closed(initial));
      }),
    /** Cancels the running step; the file stays chosen. */
    cancel: () => {
      stop.current?.abort();
      change({ work: null });
    },
    takeRemarks: (onlyFaulty: boolean) => file && take(() => source.remarks(file, options, onlyFaulty)),
    takeTemplate: () => take(source.template),
  };

  async function take(download: () => Promise<{ file: Blob; name: string }>) {
    try {
      const { file: taken, name } = await download();
      saveFile(taken, name);
    } catch (error) {
      change({ problem: reasonOf(error) });
    }
  }
}
export type SheetUpload<Plan, Options> = ReturnType<typeof useSheetUpload<Plan, Options>>;

const closed = <Options>(options: Options) => ({
  isOpen: false,
  file: null,
  plan: null,
  problem: null,
  work: null,
  options,
});

const reasonOf = (error: unknown): string =>
  (error instanceof ApiError && Object.values(error.errors ?? {})[0]) || (error as Error).message;
