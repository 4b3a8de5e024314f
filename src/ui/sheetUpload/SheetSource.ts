import type { UploadReports } from '../../dataProvider/uploadWithProgress';

export interface UploadControl extends UploadReports {
  signal: AbortSignal;
}

/** How a domain's spreadsheets are looked at, applied and given back. */
export interface SheetSource<Plan, Options> {
  /** A dry run. @throws ApiError */
  look: (file: File, options: Options, control: UploadControl) => Promise<Plan>;
  /** Applies what was seen, once under its key. Resolves to false where the person thought better of it. @throws ApiError */
  apply: (file: File, plan: Plan, options: Options, control: UploadControl & { key: string }) => Promise<boolean>;
  /** The file again as a workbook, with its faults beside its rows: all of them, or those with faults. @throws ApiError */
  remarks: (file: File, options: Options, only_faulty: boolean) => Promise<{ file: Blob; name: string }>;
  /** The workbook to fill in. @throws ApiError */
  template: () => Promise<{ file: Blob; name: string }>;
}
