import { Download } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import type { BadCell } from '../../../contract/core/badCell';
import type { SheetNotices as Notices } from '../../../contract/core/sheetNotices';
import { SPREADSHEET_TYPES } from '../../../contract/core/spreadsheet';
import { Button } from '../Button';
import { DialogError } from '../DialogError';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../material/overlays';
import { DropPlace } from './DropPlace';
import { SheetFaults } from './SheetFaults';
import { SheetNotices } from './SheetNotices';
import { UploadSteps } from './UploadSteps';
import type { SheetUpload } from './useSheetUpload';
import './sheetUploadDialog.css';

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
          {file && <p className="sheet-upload-file">{file.name}</p>}
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
