import { CircleAlert, RefreshCw } from 'lucide-react';
import { useRouterProvider, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form';
import type { ApiError } from '../../dataProvider/ApiError';
import { Button } from '../controls/Button';
import { useReadOnlyReason } from '../controls/useReadOnlyReason';
import { useListAddress } from '../list/listMemory';
import { useResourceForm, useSaveState } from './FormContext';
import { isUnknownOutcome, UnknownOutcome } from './UnknownOutcome';
import { useFieldLabel } from './useFieldLabel';
import './saveBar.css';

interface SaveBarProps {
  /** What saving would change, if the form can be more specific than that something has changed. */
  summary?: ReactNode;
  /** At the right end of the bar. */
  aside?: ReactNode;
  /** Label of the submit button, if it does something other than save. */
  saveLabel?: string;
}

/** 'Simpan' and 'Batal', always in view, with the errors that prevent saving. */
export const SaveBar = ({ summary, aside, saveLabel }: SaveBarProps) => {
  const translate = useTranslate();
  const { saving, failure } = useSaveState();
  const { isDirty, errors } = useFormState();
  const listAddress = useListAddress();
  const { Link } = useRouterProvider();
  const refusal = useReadOnlyReason();
  const text = failure && `${failure.message} ${translate('app.form.kept')}`;

  return (
    <div className="save-bar">
      {failure && (
        <div className="save-failure" role="alert">
          <CircleAlert size={18} aria-hidden />
          {isUnknownOutcome(failure) ? (
            <div className="stack gap-8">
              <p>{text}</p>
              <UnknownOutcome />
            </div>
          ) : (
            <>
              <p>{text}</p>
              {(failure as Partial<ApiError>).status !== 403 && (
                <Button type="submit" size="small" startIcon={<RefreshCw />} disabled={saving}>
                  {translate('app.form.retry')}
                </Button>
              )}
            </>
          )}
        </div>
      )}
      <div className="save-row">
        <Button
          type="submit"
          variant="contained"
          disabled={saving || Boolean(refusal)}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {saveLabel ?? translate(saving ? 'app.form.saving' : 'app.form.save')}
        </Button>
        <Button component={Link} to={listAddress}>
          {translate('app.form.cancel')}
        </Button>
        {refusal && <span className="save-changed">{refusal}</span>}
        {isDirty && (summary ?? <span className="save-changed">{translate('app.form.changed')}</span>)}
        <ToFix errors={errors} />
        {aside && <span className="save-aside">{aside}</span>}
      </div>
    </div>
  );
};

/** The number of fields with errors, and a button to focus each of them. */
const ToFix = ({ errors }: { errors: FieldErrors }) => {
  const translate = useTranslate();
  const label = useFieldLabel();
  const { setFocus } = useFormContext();
  const { id } = useResourceForm();
  const fields = inPageOrder(
    id,
    Object.keys(errors)
      .filter(name => name !== 'root')
      .flatMap(name => pathsOf(errors[name], name)),
  );
  return (
    <span className="save-errors row wrap" role="status">
      {fields.length > 0 && (
        <>
          <CircleAlert size={16} aria-hidden />
          {translate('app.form.to_fix', { count: fields.length })}
          {fields.map(field => (
            <button key={field} type="button" onClick={() => setFocus(inputOf(id, field))}>
              {label(field)}
            </button>
          ))}
        </>
      )}
    </span>
  );
};

/** Returns the paths of the errors at or within a field: `items.0.price`. */
function pathsOf(error: FieldErrors[string], path: string): string[] {
  if (!error || typeof error !== 'object') return [];
  if (typeof error.message === 'string' && error.message) return [path];
  return Object.entries(error)
    .filter(([key]) => key !== 'ref' && key !== 'root')
    .flatMap(([key, inner]) => pathsOf(inner as FieldErrors[string], `${path}.${key}`));
}

const elementsOf = (formId: string) => {
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? [...form.elements].map(element => element.getAttribute('name') ?? '') : [];
};

/** Returns the name of the input that an error belongs to: a whole list may be one input. */
function inputOf(formId: string, path: string): string {
  const names = elementsOf(formId);
  const keys = path.split('.');
  while (keys.length > 1 && !names.includes(keys.join('.'))) keys.pop();
  return keys.join('.');
}

/** Sorts field paths by their order on the page, which may differ from the schema's. */
function inPageOrder(formId: string, paths: string[]): string[] {
  const places = new Map(elementsOf(formId).map((name, index) => [name, index]));
  return paths.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}
