import { Button, Dialog, DialogActions, DialogContent, DialogTitle, OutlinedInput, Switch } from '@mui/material';
import { Trash2 } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { type SavedView, SHARE_VIEWS, savedViewApi } from '../../../../contract/savedView';
import { holdsAny } from '../../../authProvider/session';
import { ApiError } from '../../../dataProvider/ApiError';
import { call } from '../../../dataProvider/call';
import { FieldNote } from '../../form/FieldNote';
import { RowAction } from '../../RowAction';
import './viewDialog.css';

interface ViewDialogProps {
  mode: 'save' | 'manage';
  resource: string;
  /** How the list stands. */
  query: string;
  /** The person's own. */
  views: readonly SavedView[];
  onChanged: () => void;
  onClose: () => void;
}

/** Keeps the present state of a list under a name, or deletes what was kept. */
export const ViewDialog = ({ mode, ...props }: ViewDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{translate(mode === 'save' ? 'app.views.save' : 'app.views.manage')}</DialogTitle>
      {mode === 'save' ? <Save {...props} /> : <Manage {...props} />}
    </Dialog>
  );
};

const Save = ({ resource, query, views, onChanged, onClose }: Omit<ViewDialogProps, 'mode'>) => {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const same = views.find(view => view.name.toLowerCase() === name.trim().toLowerCase());

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const body = { resource, name, query, is_shared: shared };
    try {
      if (same) await call(savedViewApi.update, { params: { id: same.id }, body: { ...body, version: same.version } });
      else await call(savedViewApi.create, { body });
      notify('app.views.saved', { type: 'success', messageArgs: { name: name.trim() } });
      onChanged();
      onClose();
    } catch (error) {
      setProblem(
        error instanceof ApiError ? (error.errors?.name ?? error.message) : translate('app.states.failed_text'),
      );
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={save} noValidate>
      <DialogContent>
        <div className="field">
          <div className="field-head">
            <label htmlFor={id}>{translate('app.views.name')}</label>
          </div>
          <OutlinedInput
            id={id}
            value={name}
            onChange={event => setName(event.target.value)}
            error={Boolean(problem)}
            fullWidth
            autoFocus
            inputProps={{ maxLength: 60, autoComplete: 'off', 'aria-describedby': `${id}-text` }}
          />
          <FieldNote error={Boolean(problem)} id={`${id}-text`} role={problem ? 'alert' : undefined}>
            {problem ?? translate(same ? 'app.views.replaces' : 'app.views.keeps')}
          </FieldNote>
        </div>
        {holdsAny([SHARE_VIEWS]) && (
          <div className="field field-switch view-shared">
            <Switch id={`${id}-shared`} checked={shared} onChange={event => setShared(event.target.checked)} />
            <label htmlFor={`${id}-shared`}>{translate('app.views.share')}</label>
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.form.cancel')}</Button>
        <Button type="submit" variant="contained" disabled={busy}>
          {translate('app.form.save')}
        </Button>
      </DialogActions>
    </form>
  );
};

const Manage = ({ views, onChanged, onClose }: Omit<ViewDialogProps, 'mode'>) => {
  const translate = useTranslate();
  const notify = useNotify();
  const remove = async ({ id, name }: SavedView) => {
    try {
      await call(savedViewApi.remove, { params: { id } });
      notify('app.views.removed', { type: 'success', messageArgs: { name } });
      onChanged();
      if (views.length === 1) onClose();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <>
      <DialogContent>
        <ul className="view-list">
          {views.map(view => (
            <li key={view.id}>
              <span>{view.name}</span>
              {view.is_shared && <small>{translate('app.views.shared')}</small>}
              <RowAction
                aria-label={translate('app.views.remove', { name: view.name })}
                onClick={() => void remove(view)}
              >
                <Trash2 size={16} aria-hidden />
              </RowAction>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.views.close')}</Button>
      </DialogActions>
    </>
  );
};
