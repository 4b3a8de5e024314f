import { CircleDot, type LucideIcon } from 'lucide-react';
import { useTranslate, useTranslateLabel } from 'ra-core';
import type { ReactNode } from 'react';
import { kindOf } from '../../../../contract/core/fieldKind';
import { itemOf } from '../../../../contract/core/listSchema';
import { Status } from '../../display/Status';
import { type Choice, useSchemaChoices } from '../cells/useSchemaChoices';
import { useListSchema } from '../useListSchema';
import { FilterMenu } from './FilterMenu';
import { useFilterState } from './FilterStates';
import { chosen, toggled } from './filterValues';
import { useFilters } from './useFilters';

interface SelectFilterProps {
  /** The list's query parameter. */
  source: string;
  label?: string;
  /** Those of the query's schema by default. */
  choices?: readonly Choice[];
  /** The field with the choices, if its name differs from the parameter's. */
  field?: string;
  /** Ids of the choices to offer, if not all. */
  among?: readonly string[] | undefined;
  /** Renders a choice, if its name is not enough; a status appears as its chip by default. */
  optionText?: (choice: Choice) => ReactNode;
  icon?: LucideIcon;
}

/**
 * A filter by any of a few choices: a button that shows how many are set and opens a menu to tick them.
 *
 * @example <SelectFilter source="status" />
 */
export const SelectFilter = (props: SelectFilterProps) => {
  const { source, label, choices, field = source, among } = props;
  const translate = useTranslate();
  const name = String(useTranslateLabel()({ source, label }));
  const { filterValues, changeFilters } = useFilters();
  const schema = useListSchema().filters[source];
  const fromSchema = useSchemaChoices(schema, field);
  const isStatus = schema && kindOf(itemOf(schema)) === 'status';
  const chip = ({ id: value, name: word }: Choice) => <Status source={field} value={value} name={word} />;
  const { optionText = isStatus ? chip : undefined, icon = isStatus ? CircleDot : undefined } = props;
  const known = choices ?? fromSchema;
  const offered = among ? known.filter(choice => among.includes(choice.id)) : known;
  const set = chosen(filterValues, source);
  useFilterState({
    source,
    label: name,
    values: set.map(value => known.find(choice => choice.id === value)?.name ?? value),
  });
  // a single choice leaves nothing to choose
  if (offered.length === 1) return null;
  return (
    <FilterMenu
      label={name}
      text={set.length > 0 ? translate('app.list.set_filter', { filter: name, count: set.length }) : name}
      icon={icon}
      choices={offered}
      chosen={set}
      optionText={optionText}
      onToggle={choice => changeFilters(values => toggled(values, source, choice))}
    />
  );
};
