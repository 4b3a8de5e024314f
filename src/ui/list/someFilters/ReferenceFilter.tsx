import type { LucideIcon } from 'lucide-react';
import { useCanAccess, useGetOne, useGetRecordRepresentation, useTranslate, useTranslateLabel } from 'ra-core';
import { useState } from 'react';
import { useFilterState } from '../filter/FilterStates';
import { chosen as chosenOf, withChosen } from '../filter/filterValues';
import { PickerFilter } from '../filter/PickerFilter';
import { useFilters } from '../filter/useFilters';
import { FoundChoices } from './FoundChoices';
import { type Reference, useReferenceChoices } from './useReferenceChoices';

interface ReferenceFilterProps extends Reference {
  /** The list's query parameter. */
  source: string;
  icon?: LucideIcon;
}

/**
 * A filter by one record of another resource, found by typing, for users who may list that resource.
 *
 * @example <ReferenceFilter source="merchant_id" reference="merchant" sort={byName} />
 */
export const ReferenceFilter = ({ source, icon, ...reference }: ReferenceFilterProps) => {
  const { canAccess } = useCanAccess({ resource: reference.reference, action: 'list' });
  const label = String(useTranslateLabel()({ source }));
  const represented = useGetRecordRepresentation(reference.reference);
  const nameOf = reference.optionText ?? represented;
  const { filterValues, changeFilters } = useFilters();
  const id = chosenOf(filterValues, source)[0];
  const { data } = useGetOne(reference.reference, { id: id ?? '' }, { enabled: Boolean(id && canAccess) });
  const name = id && (data ? String(nameOf(data)) : id);
  useFilterState({ source, label, values: name ? [name] : [] });
  if (!canAccess) return null;
  return (
    <PickerFilter label={label} chosen={name} {...(icon && { icon })}>
      {close => (
        <Found
          {...reference}
          label={label}
          chosen={id}
          onChoose={next => {
            changeFilters(values => withChosen(values, source, next ? [next] : []));
            close();
          }}
        />
      )}
    </PickerFilter>
  );
};

interface FoundProps extends Reference {
  label: string;
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

const Found = ({ label, chosen, onChoose, ...reference }: FoundProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { choices, note } = useReferenceChoices(reference, typed);
  return (
    <FoundChoices
      label={label}
      searchLabel={translate('app.reference.search')}
      allLabel={translate('app.area.all')}
      {...{ typed, choices, chosen, note, onChoose }}
      onType={setTyped}
    />
  );
};
