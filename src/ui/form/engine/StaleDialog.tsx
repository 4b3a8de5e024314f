import { type RaRecord, useLocaleState, useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { formatDate } from '../../../i18n/dates';
import { Button } from '../../Button';
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '../../material/overlays';
import { capitalised, useNoun } from '../../useNoun';
import { useFieldLabel } from '../useFieldLabel';
import type { Difference, MergedVersions } from './mergeVersions';
import { useComparedText } from './useComparedText';
import './staleDialog.css';

interface StaleDialogProps {
  /** Who saved the newest version, if that may be known. */
  savedBy: string | undefined;
  newest: RaRecord;
  merged: MergedVersions;
  onClose: () => void;
  /** Saves over the newest version, with the user's input in the given fields. */
  onSave: (keepMine: ReadonlySet<string>) => void;
}

/** Shows the differences after someone else has saved first, lets the user choose field by field, and saves the choice. */
export const StaleDialog = ({ newest, savedBy, merged, onClose, onSave }: StaleDialogProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const noun = useNoun();
  const id = useId();
  const { differences, taken } = merged;
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const label = useFieldLabel();
  const choose = (field: string, mine: boolean) => {
    const next = new Set(theirs);
    if (mine) next.delete(field);
    else next.add(field);
    setTheirs(next);
  };
  const textOf = useComparedText(differences);
  const keptMine = differences.map(({ field }) => field).filter(field => !theirs.has(field));

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth={false} className="stale">
      <DialogTitle id={id}>{translate('app.stale.title', { noun: noun(), Noun: capitalised(noun()) })}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {translate(savedBy ? 'app.stale.text_by' : 'app.stale.text', {
            noun: noun(),
            name: savedBy,
            when: formatDate(newest.updated_at, 'moment', locale),
          })}
        </DialogContentText>
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
                textOf={textOf}
                keepsMine={!theirs.has(difference.field)}
                onChoose={choose}
              />
            ))}
          </tbody>
        </table>
        {taken.length > 0 && (
          <p className="stale-note">
            {translate('app.stale.taken', { fields: taken.map(field => label(field)).join(', ') })}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.stale.back')}</Button>
        <Button variant="contained" onClick={() => onSave(new Set(keptMine))}>
          {translate('app.stale.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

interface DifferenceRowProps extends Difference {
  label: string;
  textOf: (field: string, value: unknown, other: unknown) => ReactNode;
  keepsMine: boolean;
  onChoose: (field: string, mine: boolean) => void;
}

const DifferenceRow = ({
  field,
  theirs,
  mine,
  changedThere,
  label,
  textOf,
  keepsMine,
  onChoose,
}: DifferenceRowProps) => {
  const translate = useTranslate();
  const choice = (value: unknown, other: unknown, isMine: boolean, column: string) => (
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
        <span>{textOf(field, value, other) || <i>{translate('app.stale.blank')}</i>}</span>
      </label>
    </td>
  );
  return (
    <tr>
      <th scope="row">
        {label}
        {changedThere && <small>{translate('app.stale.changed_there')}</small>}
      </th>
      {choice(theirs, mine, false, translate('app.stale.theirs'))}
      {choice(mine, theirs, true, translate('app.stale.mine'))}
    </tr>
  );
};
