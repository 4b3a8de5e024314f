import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type RaRecord, useLocaleState, useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { formatDate } from '../../../i18n/dates';
import { capitalised, useNoun } from '../../useNoun';
import type { Difference, MergedVersions } from './mergeVersions';
import type { Describe } from '../ResourceForm';

export interface StaleDialogProps {
  newest: RaRecord;
  merged: MergedVersions;
  onClose: () => void;
  /** Saves over the newest version, with what was typed in the given fields. */
  onSave: (keepMine: ReadonlySet<string>) => void;
}

/** Someone else saved first: shows where the two differ, lets one choose field by field, and saves the choice. */
export const StaleDialog = ({
  newest,
  merged,
  onClose,
  onSave,
  describe,
  saving,
}: StaleDialogProps & { describe: Describe; saving: boolean }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const noun = useNoun();
  const resource = useResourceContext();
  const id = useId();
  const { differences, taken } = merged;
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const label = (field: string) => translate(`resources.${resource}.fields.${field}`, { _: field });
  const choose = (field: string, mine: boolean) => {
    const next = new Set(theirs);
    if (mine) next.delete(field);
    else next.add(field);
    setTheirs(next);
  };
  const keptMine = differences.map(({ field }) => field).filter(field => !theirs.has(field));

  return (
    <Dialog open onClose={saving ? undefined : onClose} aria-labelledby={id} maxWidth={false} className="stale">
      <DialogTitle id={id}>{translate('app.stale.title', { noun: noun(), Noun: capitalised(noun()) })}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {translate('app.stale.text', { noun: noun(), when: formatDate(newest.updated_at, 'moment', locale) })}
        </DialogContentText>
        {differences.length > 0 ? (
          <table className="stale-table">
            <thead>
              <tr>
                <th scope="col">{translate('app.stale.field')}</th>
                <th scope="col">{translate('app.stale.theirs')}</th>
                <th scope="col">{translate('app.stale.mine')}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(difference => (
                <DifferenceRow
                  key={difference.field}
                  {...difference}
                  label={label(difference.field)}
                  show={describe[difference.field]}
                  keepsMine={!theirs.has(difference.field)}
                  onChoose={choose}
                />
              ))}
            </tbody>
          </table>
        ) : (
          <p className="stale-note">{translate('app.stale.none')}</p>
        )}
        {taken.length > 0 && (
          <p className="stale-note">{translate('app.stale.taken', { fields: taken.map(label).join(', ') })}</p>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={saving}>
          {translate('app.stale.back')}
        </Button>
        <Button variant="contained" onClick={() => onSave(new Set(keptMine))} disabled={saving}>
          {translate(saving ? 'app.form.saving' : 'app.stale.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

interface DifferenceRowProps extends Difference {
  label: string;
  show: ((value: unknown) => ReactNode) | undefined;
  keepsMine: boolean;
  onChoose: (field: string, mine: boolean) => void;
}

const DifferenceRow = ({ field, theirs, mine, changedThere, label, show, keepsMine, onChoose }: DifferenceRowProps) => {
  const translate = useTranslate();
  const text = (value: unknown) => {
    if (value === null || value === undefined || value === '') return <i>{translate('app.stale.blank')}</i>;
    return show ? show(value) : String(value);
  };
  const choice = (value: unknown, isMine: boolean, column: string) => (
    <td data-chosen={keepsMine === isMine}>
      <label>
        <input
          className="stale-radio"
          type="radio"
          name={`stale-${field}`}
          checked={keepsMine === isMine}
          onChange={() => onChoose(field, isMine)}
          aria-label={`${label}: ${column}`}
        />
        <span>{text(value)}</span>
      </label>
    </td>
  );
  return (
    <tr>
      <th scope="row">
        {label}
        {changedThere && <small>{translate('app.stale.changed_there')}</small>}
      </th>
      {choice(theirs, false, translate('app.stale.theirs'))}
      {choice(mine, true, translate('app.stale.mine'))}
    </tr>
  );
};
