import { ChevronDown, ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ReactNode, useMemo, useState } from 'react';
import { SearchBox } from '../../ui/controls/SearchBox';
import { MatrixRow, RightBox } from './MatrixRow';
import {
  ACTIONS,
  type Action,
  changed,
  lockedBy,
  type Right,
  type RightsGroup,
  type RightsRow,
  searched,
} from './rights';
import './matrixRow.css';
import './rightsMatrix.css';

interface RightsMatrixProps {
  groups: readonly RightsGroup[];
  held: ReadonlySet<string>;
  /** The rights held before any change. */
  before: ReadonlySet<string>;
  /** Absent if read-only. */
  onChange?: (held: Set<string>) => void;
  /** Shown at the right of the header. */
  tools?: ReactNode;
}

/** A role's rights: a row per subject, a column per action, in collapsible groups. */
export const RightsMatrix = ({ groups, held, before, onChange, tools }: RightsMatrixProps) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`resources.role.matrix.${key}`, args);
  const [text, setText] = useState('');
  // Groups without held rights start collapsed.
  const [open, setOpen] = useState(
    () => new Set(groups.filter(({ rights }) => rights.some(({ slug }) => held.has(slug))).map(({ code }) => code)),
  );
  const nameOf = (row: RightsRow) =>
    translate(`resources.role.subjects.${row.subject}`, { _: row.rights[0]?.label ?? row.subject });
  const shown = searched(groups, text, nameOf);
  const locked = useMemo(() => lockedBy(held), [held]);
  const all = groups.reduce((sum, { rights }) => sum + rights.length, 0);
  const count = groups.reduce((sum, { rights }) => sum + rights.filter(({ slug }) => held.has(slug)).length, 0);
  const readOnly = !onChange;

  const because = ({ slug, mayGrant }: Right) => {
    if (readOnly) return undefined;
    if (held.has(slug)) return locked.has(slug) ? t('locked') : undefined;
    return mayGrant || before.has(slug) ? undefined : t('not_yours');
  };
  const give = (rights: readonly Right[], on: boolean) => {
    const may = rights.filter(right => !because(right) && held.has(right.slug) !== on);
    onChange?.(
      changed(
        held,
        may.map(({ slug }) => slug),
        on,
      ),
    );
  };
  const toggleGroup = (code: string) =>
    setOpen(groups => new Set(groups.has(code) ? [...groups].filter(other => other !== code) : [...groups, code]));
  const row = { held, before, readOnly, because, give };

  return (
    <section className="rights card" aria-label={t('title')}>
      <header className="row wrap">
        <h2>{t('title')}</h2>
        <span className="muted figures">{t('count', { count, all })}</span>
        <span className="rights-tools">
          {!readOnly && (
            <span className="rights-legend muted">
              <i aria-hidden="true" />
              {t('changed')}
            </span>
          )}
          <SearchBox
            label={t('search')}
            value={text}
            onChange={event => setText(event.target.value)}
            onKeyDown={event => {
              // Enter in the search must not save the form.
              if (event.key === 'Enter') event.preventDefault();
            }}
            clear={{ label: t('clear'), onClear: () => setText('') }}
          />
          {tools}
        </span>
      </header>
      {shown.length === 0 ? (
        <p className="rights-none">{t('no_result', { text })}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('section')}</th>
              {ACTIONS.map(action => (
                <th key={action} scope="col" className="rights-cell">
                  {t(`actions.${action}`)}
                </th>
              ))}
              <th scope="col" className="rights-end">
                {t('held')}
              </th>
            </tr>
          </thead>
          {shown.map(group => {
            const single = group.rows.length === 1 && groups.find(({ code }) => code === group.code)?.rows.length === 1;
            const [only] = group.rows;
            if (single && only)
              return (
                <tbody key={group.code}>
                  <MatrixRow {...row} row={only} name={group.label} head />
                </tbody>
              );
            const isOpen = text.trim() !== '' || open.has(group.code);
            const Icon = isOpen ? ChevronDown : ChevronRight;
            return (
              <tbody key={group.code}>
                <tr className="rights-head">
                  <th scope="rowgroup">
                    <button
                      type="button"
                      aria-expanded={isOpen}
                      aria-label={t(isOpen ? 'collapse' : 'expand', { group: group.label })}
                      onClick={() => toggleGroup(group.code)}
                    >
                      <Icon size={16} aria-hidden />
                      {group.label}
                    </button>
                  </th>
                  {ACTIONS.map(action => (
                    <GroupCell key={action} {...row} group={group} action={action} label={t(`actions.${action}`)} />
                  ))}
                  <td className="rights-end">
                    {t('of', {
                      count: group.rights.filter(({ slug }) => held.has(slug)).length,
                      all: group.rights.length,
                    })}
                  </td>
                </tr>
                {isOpen && group.rows.map(one => <MatrixRow key={one.subject} {...row} row={one} name={nameOf(one)} />)}
              </tbody>
            );
          })}
        </table>
      )}
      {!readOnly && <p className="rights-note">{t('implied')}</p>}
    </section>
  );
};

interface GroupCellProps {
  group: RightsGroup;
  action: Action;
  label: string;
  held: ReadonlySet<string>;
  readOnly: boolean;
  because: (right: Right) => string | undefined;
  give: (rights: readonly Right[], on: boolean) => void;
}

/** Checkbox of a column for a whole group: checked, unchecked, or indeterminate. */
const GroupCell = ({ group, action, label, held, readOnly, because, give }: GroupCellProps) => {
  const translate = useTranslate();
  const rights = group.rows.flatMap(({ cells }) => cells[action] ?? []);
  if (rights.length === 0) return <td className="rights-cell" />;
  const count = rights.filter(({ slug }) => held.has(slug)).length;
  const full = count === rights.length;
  const reasons = rights.map(because);
  // Disabled if all its rights are locked.
  const stuck = reasons.every(Boolean) ? reasons[0] : undefined;
  return (
    <td className="rights-cell">
      <span className="rights-action" aria-hidden="true">
        {label}
      </span>
      <RightBox
        checked={full}
        mixed={count > 0 && !full}
        label={translate('resources.role.matrix.all_of', { action: label, group: group.label })}
        because={stuck}
        readOnly={readOnly}
        onToggle={() => give(rights, !full)}
      />
    </td>
  );
};
