import { CircleAlert, Download, FileSpreadsheet, Info } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { BadCell } from '../../../../contract/core/badCell';
import type { SheetNotices as Notices } from '../../../../contract/core/sheetNotices';
import { SPREADSHEET_TYPES } from '../../../../contract/core/spreadsheet';
import { errorText } from '../../../dataProvider/errorText';
import { formatNumber } from '../../../i18n/numbers';
import { Button } from '../../controls/Button';
import { useReadOnlyReason } from '../../controls/useReadOnlyReason';
import { WriteButton } from '../../controls/WriteButton';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../material/overlays';
import { DialogError } from '../DialogError';
import type { SheetUpload, UploadWork } from './useSheetUpload';
import './sheetUploadDialog.css';
import './sheetNotices.css';
import './uploadSteps.css';
import './sheetFaults.css';
import './dropPlace.css';

interface SheetUploadDialogProps<Plan, Options> {
  upload: SheetUpload<Plan, Options>;
  /** Accessible name of the file input. */
  label: string;
  faultsOf: (plan: Plan) => readonly BadCell[];
  /** Renders the effect of the plan: figures, and a `PlanTable`. */
  children: (plan: Plan) => ReactNode;
  /** Further inputs, shown before the plan is applied. */
  fields?: ReactNode;
  /** Label of the apply button; null if nothing would change. */
  applyLabel: (plan: Plan) => string | null;
}

/** Guides a spreadsheet from the file to its effect: nothing is applied without a preview, and each step can be cancelled. */
export const SheetUploadDialog = <Plan extends { problems: number; notices?: Notices | undefined }, Options>({
  upload,
  label,
  faultsOf,
  children,
  fields,
  applyLabel,
}: SheetUploadDialogProps<Plan, Options>) => {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOpen, file, plan, problem, work, choose, close, cancel } = upload;
  const t = (key: string, args?: object) => translate(`app.sheet.${key}`, args);
  const faults = plan ? faultsOf(plan) : [];
  const title = useRef<HTMLHeadingElement>(null);
  useFocusOfStep(title, work?.kind);
  const open = () => input.current?.click();
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={SPREADSHEET_TYPES.join(',')}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          // lets the same file be chosen again after it was corrected
          target.value = '';
          if (chosen) void choose(chosen);
        }}
      />
      <Dialog
        open={isOpen}
        onClose={work ? undefined : close}
        fullWidth
        maxWidth={plan ? 'md' : 'sm'}
        aria-labelledby={`${id}-title`}
      >
        <DialogTitle id={`${id}-title`} ref={title} tabIndex={-1} className="sheet-upload-title">
          {t(file ? 'title' : 'title_choose')}
        </DialogTitle>
        <DialogContent>
          {file && <p className="sheet-upload-file muted">{file.name}</p>}
          {problem && <DialogError role="alert">{problem}</DialogError>}
          {work && <UploadSteps {...work} />}
          {!file && <DropPlace onChoose={open} onDrop={choose} onTemplate={() => void upload.takeTemplate()} />}
          {!work && plan?.notices && plan.notices.length > 0 && <SheetNotices notices={plan.notices} />}
          {!work && plan && faults.length > 0 && <SheetFaults faults={faults} count={plan.problems} />}
          {!work && plan && children(plan)}
          {!work && plan && faults.length === 0 && fields && <div className="sheet-upload-fields">{fields}</div>}
        </DialogContent>
        <DialogActions className="sheet-upload-actions">
          <Button onClick={work ? (plan ? cancel : close) : close}>{t('cancel')}</Button>
          {!work && file && (problem || faults.length > 0) && <Button onClick={open}>{t('again')}</Button>}
          {!work && file && problem && <Button onClick={() => void upload.takeTemplate()}>{t('template')}</Button>}
          {!work && faults.length > 0 && (
            <>
              <Button onClick={() => void upload.takeRemarks(true)}>{t('faulty_rows')}</Button>
              <Button
                variant="contained"
                startIcon={<Download strokeWidth={1.75} />}
                onClick={() => void upload.takeRemarks(false)}
              >
                {t('remarks')}
              </Button>
            </>
          )}
          {!work && plan && faults.length === 0 && (
            <Button variant="contained" disabled={applyLabel(plan) === null} onClick={() => void upload.apply()}>
              {applyLabel(plan) ?? t('nothing')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
};

/** Keeps the focus in the dialog when a step removes the button that started it. */
function useFocusOfStep(title: RefObject<HTMLElement | null>, step: string | undefined) {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) title.current?.focus();
    before.current = step;
  }, [title, step]);
}

/** How a file was read: its sheet, and what in it was passed over. */
const SheetNotices = ({ notices }: { notices: Notices }) => (
  <div className="sheet-notices" role="note">
    <Info size={18} aria-hidden />
    <ul>
      {notices.map(({ message, error }) => (
        <li key={message}>{errorText(error, message)}</li>
      ))}
    </ul>
  </div>
);

/** The progress of an upload: sending the file, then the server's processing of its rows. */
const UploadSteps = ({ kind, sent, progress }: UploadWork) => {
  const translate = useTranslate();
  const id = useId();
  const { step, done, total } = progress ?? { step: sent < 1 ? 'sending' : 'reading', done: sent, total: 1 };
  const isCounted = progress !== null && total !== null;
  return (
    <div className="upload-steps stack gap-8">
      {/* only the step is announced: counts would be read aloud all the time */}
      <p id={id} role="status">
        {translate(`app.sheet.step.${step === 'checking' && kind === 'apply' ? 'rechecking' : step}`)}
      </p>
      <progress
        aria-labelledby={id}
        max={1}
        value={progress === null && sent >= 1 ? undefined : total === null ? undefined : done / Math.max(total, 1)}
      />
      <p aria-hidden>
        {isCounted
          ? translate('app.sheet.rows', { done: formatNumber(done), total: formatNumber(total) })
          : progress === null && sent < 1
            ? `${Math.round(sent * 100)}%`
            : '\u00a0'}
      </p>
    </div>
  );
};

/** Maximum number of faults listed; the workbook with remarks has more. */
const SHOWN = 50;

/** The first faults of a file by cell, and how many there are. */
const SheetFaults = ({ faults, count }: { faults: readonly BadCell[]; count: number }) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`app.sheet.${key}`, args);
  const shown = faults.slice(0, SHOWN);
  return (
    <div className="sheet-faults" role="alert">
      <p className="row">
        <CircleAlert size={18} aria-hidden />
        <b>{t('faults', { count: formatNumber(count) })}</b>
      </p>
      <ul>
        {shown.map(({ cell, message, error, row }) => (
          <li key={`${cell}${message}`}>
            <b>{t('cell', { cell })}</b>
            <span>
              {row && `${row}: `}
              {errorText(error, message)}
            </span>
          </li>
        ))}
      </ul>
      {count > shown.length && <p className="row">{t('more_faults', { count: formatNumber(count - shown.length) })}</p>}
    </div>
  );
};

interface DropPlaceProps {
  onChoose: () => void;
  onDrop: (file: File) => void;
  onTemplate: () => void;
}

/** The area where a spreadsheet is dropped or chosen, with a template for users who have none yet. */
const DropPlace = ({ onChoose, onDrop, onTemplate }: DropPlaceProps) => {
  const translate = useTranslate();
  const isRefused = Boolean(useReadOnlyReason());
  const [isOver, setIsOver] = useState(false);
  const t = (key: string) => translate(`app.sheet.${key}`);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is the alternative to dropping
    <div
      className="drop-place stack gap-12"
      data-over={isOver}
      onDragOver={event => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={event => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file && !isRefused) onDrop(file);
      }}
    >
      <FileSpreadsheet size={32} strokeWidth={1.5} aria-hidden />
      <p>{t('drop')}</p>
      <WriteButton variant="contained" onClick={onChoose}>
        {t('choose')}
      </WriteButton>
      <p>
        {t('no_file')} <Button onClick={onTemplate}>{t('template')}</Button>
      </p>
    </div>
  );
};
