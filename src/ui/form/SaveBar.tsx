import { Button } from '@mui/material';
import { CircleAlert, RefreshCw } from 'lucide-react';
import { useResourceContext, useRouterProvider, useTranslate } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form';
import { useListAddress } from '../list/listMemory';
import { useResourceForm } from './FormContext';

interface SaveBarProps {
  /** What saving would change, where the form can say more than that something was changed. */
  summary?: ReactNode;
  /** At the right. */
  aside?: ReactNode;
}

/** 'Simpan' and 'Batal', always in view, with what stands between the form and being saved. */
export const SaveBar = ({ summary, aside }: SaveBarProps) => {
  const translate = useTranslate();
  const { id, saving, failure } = useResourceForm();
  const { isDirty, errors } = useFormState();
  const listAddress = useListAddress();
  const { Link } = useRouterProvider();
  useSaveShortcut(id, saving);

  return (
    <div className="save-bar">
      {failure && (
        <div className="save-failure" role="alert">
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
          <p>
            {failure.message} {translate('app.form.kept')}
          </p>
          <Button type="submit" size="small" startIcon={<RefreshCw strokeWidth={1.75} />} disabled={saving}>
            {translate('app.form.retry')}
          </Button>
        </div>
      )}
      <div className="save-row">
        <Button type="submit" variant="contained" disabled={saving} aria-keyshortcuts="Control+S Meta+S">
          {translate(saving ? 'app.form.saving' : 'app.form.save')}
        </Button>
        <Button component={Link} to={listAddress}>
          {translate('app.form.cancel')}
        </Button>
        {isDirty && (summary ?? <span className="save-changed">{translate('app.form.changed')}</span>)}
        <ToFix errors={errors} />
        {aside && <span className="save-aside">{aside}</span>}
      </div>
    </div>
  );
};

/** How many fields are refused, each as the way to it. */
const ToFix = ({ errors }: { errors: FieldErrors }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { setFocus } = useFormContext();
  const { id } = useResourceForm();
  const fields = inPageOrder(
    id,
    Object.keys(errors).filter(name => name !== 'root'),
  );
  return (
    <span className="save-errors" role="status">
      {fields.length > 0 && (
        <>
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
          {translate('app.form.to_fix', { count: fields.length })}
          {fields.map(field => (
            <button key={field} type="button" onClick={() => setFocus(field)}>
              {translate(`resources.${resource}.fields.${field}`, { _: field })}
            </button>
          ))}
        </>
      )}
    </span>
  );
};

/** Names of fields as they follow each other on the page; the schema has an order of its own. */
function inPageOrder(formId: string, names: string[]): string[] {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return names;
  const places = new Map([...form.elements].map((element, index) => [element.getAttribute('name') ?? '', index]));
  return names.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** Ctrl or Cmd S saves instead of offering to keep the page as a file. */
function useSaveShortcut(formId: string, saving: boolean) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      const form = document.getElementById(formId);
      const inDialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
      if (!saving && !inDialog && form instanceof HTMLFormElement) form.requestSubmit();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [formId, saving]);
}
