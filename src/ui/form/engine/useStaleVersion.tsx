import { type RaRecord, useLocaleState, useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { fieldAt } from '../../../../contract/core/fieldAt';
import { kindOf } from '../../../../contract/core/fieldKind';
import { formatDate } from '../../../i18n/dates';
import { Button } from '../../controls/Button';
import { capitalised, useNoun } from '../../fields/useNoun';
import { useValueText } from '../../fields/useValueText';
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '../../material/overlays';
import { useResourceForm } from '../FormContext';
import { isPending } from '../pendingUploads';
import { useFieldLabel } from '../useFieldLabel';
import { chosenVersion, type Difference, type MergedVersions, mergeVersions } from './mergeVersions';
import './staleDialog.css';

interface Versions {
  /** The record as it was when the form was opened. */
  base: RaRecord;
  /** The record as it is on the server now. */
  newest: RaRecord;
  /** The form's current values. */
  typed: FieldValues;
  fields: readonly string[];
  /** The values of `base` are not those that were read, so the user must choose wherever there is a difference. */
  isBaseUnknown: boolean;
  /** Who saved the newest version, if that may be known. */
  savedBy: string | undefined;
}

interface Question extends Pick<Versions, 'savedBy'> {
  newest: RaRecord;
  merged: MergedVersions;
  resolve: (keepMine: ReadonlySet<string>) => void;
  reject: (reason: Error) => void;
}

/**
 * Merges the user's input with the version that someone else saved first. Fields that only the other person changed are kept; if both
 * changed the same field, the user chooses.
 *
 * @returns `resolve`, which returns the values to save over the newest version, or null if nothing is left to save, and throws an
 *   `AbortError` if the user goes back to the form; and the `dialog` to render
 */
export function useStaleVersion(): { resolve: (versions: Versions) => Promise<FieldValues | null>; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);

  const resolve = async ({ base, newest, typed, fields, isBaseUnknown, savedBy }: Versions) => {
    const merged = mergeVersions(base, newest, typed, fields);
    const { differences } = merged;
    if (differences.length === 0) return null;
    if (!isBaseUnknown && !differences.some(({ changedThere }) => changedThere))
      return chosenVersion(newest, merged, new Set(differences.map(({ field }) => field)));
    const keepMine = await new Promise<ReadonlySet<string>>((choose, reject) =>
      setQuestion({ newest, savedBy, merged, resolve: choose, reject }),
    ).finally(() => setQuestion(null));
    return chosenVersion(newest, merged, keepMine);
  };

  const dialog = question && (
    <StaleDialog
      newest={question.newest}
      savedBy={question.savedBy}
      merged={question.merged}
      onClose={() => question.reject(new DOMException('The person went back to the form.', 'AbortError'))}
      onSave={question.resolve}
    />
  );
  return { resolve, dialog };
}

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
const StaleDialog = ({ newest, savedBy, merged, onClose, onSave }: StaleDialogProps) => {
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
          <p className="stale-note muted">
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

/** For a list longer than this, only the differing items and the count are shown. */
const LONG = 5;

/**
 * Returns a function that renders compared values: pictures as images, choices by their input's labels, everything else by kind.
 */
function useComparedText(differences: readonly Difference[]) {
  const translate = useTranslate();
  const { input, choiceNames } = useResourceForm();
  const valueText = useValueText(
    input,
    differences.map(({ field, theirs, mine }) => ({ field, values: [theirs, mine] })),
  );

  return (field: string, value: unknown, other: unknown): ReactNode => {
    const schema = fieldAt(input, field);
    const isImage = schema && kindOf(schema) === 'image';
    if (isImage && isPending(value)) return translate('app.image.new');
    const textOf = (shown: unknown) => choiceNames.get(field)?.(shown) ?? valueText(field, shown);
    if (isImage && typeof value === 'string' && value) return <img src={value} alt="" />;
    if (Array.isArray(value) && value.length > LONG) {
      const only = value.filter(item => !Array.isArray(other) || !other.includes(item));
      const count = translate('app.choices.chosen', { count: value.length });
      return only.length === 0 ? count : translate('app.stale.only', { count, items: textOf(only) });
    }
    return textOf(value);
  };
}
