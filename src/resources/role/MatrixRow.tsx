import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { CheckBox } from '../../ui/controls/CheckBox';
import { ACTIONS, type Right, type RightsRow } from './rights';
import './matrixRow.css';
import './rightsMatrix.css';

interface MatrixRowProps {
  row: RightsRow;
  name: string;
  /** Whether it is the only row of its group. */
  head?: boolean;
  held: ReadonlySet<string>;
  before: ReadonlySet<string>;
  readOnly: boolean;
  because: (right: Right) => string | undefined;
  give: (rights: readonly Right[], on: boolean) => void;
}

/** Rights of one subject; a dot if a right does not exist. */
export const MatrixRow = ({ row, name, head, held, before, readOnly, because, give }: MatrixRowProps) => {
  const translate = useTranslate();
  const isChanged = ({ slug }: Right) => held.has(slug) !== before.has(slug);
  const box = (right: Right, messages?: string) => (
    <RightBox
      key={right.slug}
      checked={held.has(right.slug)}
      label={right.label}
      because={because(right)}
      readOnly={readOnly}
      onToggle={() => give([right], !held.has(right.slug))}
    >
      {messages}
    </RightBox>
  );
  return (
    <tr className={head ? 'rights-head rights-single' : undefined}>
      <th scope="row">{name}</th>
      {ACTIONS.map(action => {
        const right = row.cells[action];
        return (
          <td
            key={action}
            className="rights-cell"
            data-changed={right ? isChanged(right) : undefined}
            data-empty={!right || undefined}
          >
            {right ? (
              <>
                <span className="rights-action" aria-hidden="true">
                  {translate(`resources.role.matrix.actions.${action}`)}
                </span>
                {box(right)}
              </>
            ) : (
              <span className="muted" aria-hidden="true">
                ·
              </span>
            )}
          </td>
        );
      })}
      <td className="rights-end" data-changed={row.extras.some(isChanged) || undefined}>
        {row.extras.map(right => box(right, translate(`resources.role.extras.${right.slug}`, { _: right.label })))}
        {head &&
          row.extras.length === 0 &&
          translate('resources.role.matrix.of', {
            count: row.rights.filter(({ slug }) => held.has(slug)).length,
            all: row.rights.length,
          })}
      </td>
    </tr>
  );
};

interface RightBoxProps {
  checked: boolean;
  /** Whether only some of the rights it stands for are held. */
  mixed?: boolean;
  label: string;
  /** Why it cannot be changed. */
  because?: string | undefined;
  readOnly?: boolean | undefined;
  /** Label, if no column header names it. */
  children?: ReactNode;
  onToggle: () => void;
}

/**
 * A checkbox of the matrix. A locked one stays focusable, so that screen readers announce the reason, which is also
 * its tooltip.
 */
export const RightBox = ({ checked, mixed = false, label, because, readOnly, children, onToggle }: RightBoxProps) => (
  <CheckBox
    checked={checked}
    mixed={mixed}
    label={because ? `${label}. ${because}` : label}
    title={because ?? label}
    fixed={readOnly ? 'plain' : because ? 'muted' : undefined}
    onToggle={onToggle}
  >
    {children}
  </CheckBox>
);
