import { useDeferredValue, useState } from 'react';
import type { DashboardQuery } from '../../../contract/dashboard/dashboardQuery';
import { ownerApi } from '../../../contract/merchant/ownerApi';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { FoundChoices } from '../../ui/list/filter/FoundChoices';
import { PickerFilter } from '../../ui/list/filter/PickerFilter';
import { useDashboardText } from './useDashboardText';

interface OwnerFilterProps {
  /** The dashboard's other filters: only owners of matching merchants are offered. */
  query: Pick<DashboardQuery, 'province' | 'type'>;
  chosen: string | undefined;
  onChoose: (owner: string | undefined) => void;
}

/** Number of owners shown; the rest are found by searching. */
const SHOWN = 20;
/** Names of owners seen so far, for the button. */
const names = new Map<string, string>();

/** The filter by the owner of merchants (CBU), found by typing. */
export const OwnerFilter = ({ query, chosen, onChoose }: OwnerFilterProps) => {
  const t = useDashboardText();
  const name = useOwnerName(chosen);
  return (
    <PickerFilter label={t('filter.owner')} chosen={name}>
      {close => (
        <Owners
          query={query}
          chosen={chosen}
          onChoose={owner => {
            onChoose(owner);
            close();
          }}
        />
      )}
    </PickerFilter>
  );
};

/** Returns an owner's name, fetched if not seen before; empty until it is known. */
function useOwnerName(id: string | undefined): string | undefined {
  const isAsked = id !== undefined && !names.has(id);
  const { data } = useEndpointQuery(
    ownerApi.list,
    { query: { owner_id: id, limit: 1 } },
    { enabled: isAsked, retry: false },
  );
  return id && (names.get(id) ?? data?.owners.find(owner => owner.id === id)?.name ?? '');
}

const Owners = ({ query: { province, type }, chosen, onChoose }: OwnerFilterProps) => {
  const t = useDashboardText();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data } = useEndpointQuery(
    ownerApi.list,
    {
      query: {
        limit: SHOWN,
        ...(search && { search }),
        ...(province && { province }),
        ...(type && { type_merchant: type }),
      },
    },
    { placeholderData: before => before, retry: false },
  );
  for (const owner of data?.owners ?? []) names.set(owner.id, owner.name);
  return (
    <FoundChoices
      label={t('filter.owner')}
      searchLabel={t('filter.search_owner')}
      allLabel={t('filter.all_owners')}
      typed={typed}
      choices={(data?.owners ?? []).map(owner => ({
        id: owner.id,
        name: owner.name,
        note: t('filter.merchants', { smart_count: owner.merchant_count }),
      }))}
      chosen={chosen}
      note={data?.owners.length === 0 && t('filter.no_owner')}
      onType={setTyped}
      onChoose={onChoose}
    />
  );
};
