import type { UploadReports } from '../../../dataProvider/uploadWithProgress';

export interface UploadControl extends UploadReports {
  signal: AbortSignal;
}

/** How a domain previews, applies and annotates its spreadsheets. */
export interface SheetSource<Plan, Options> {
  /** Previews the file in a dry run. @throws ApiError */
  look: (file: File, options: Options, control: UploadControl) => Promise<Plan>;
  /** Applies the previewed plan, at most once under its key. Resolves to false if the user backs out. @throws ApiError */
  apply: (file: File, plan: Plan, options: Options, control: UploadControl & { key: string }) => Promise<boolean>;
  /** Returns the file as a workbook with the faults beside its rows: all rows, or only those with faults. @throws ApiError */
  remarks: (file: File, options: Options, only_faulty: boolean) => Promise<{ file: Blob; name: string }>;
  /** Returns the workbook to fill in. @throws ApiError */
  template: () => Promise<{ file: Blob; name: string }>;
}
