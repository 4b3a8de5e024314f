import { Download } from 'lucide-react';
import { useLocaleState, useNotify, useTranslate } from 'ra-core';
import { useDeferredValue, useState } from 'react';
import { useParams } from 'react-router-dom';
import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import type { DashboardQuery } from '../../../contract/dashboard/dashboardQuery';
import type { MerchantTypeCode } from '../../../contract/merchant/merchant';
import { ownerApi } from '../../../contract/merchant/ownerApi';
import { CATEGORIES, type CategoryCode } from '../../../contract/product';
import { periodBefore } from '../../../contract/transaction/salesPeriod';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { Button } from '../../ui/controls/Button';
import { daysText } from '../../ui/controls/period';
import { useDropdown } from '../../ui/controls/useDropdown';
import { useMerchantTypes } from '../../ui/fields/useMerchantTypes';
import type { Choice } from '../../ui/list/cells/useSchemaChoices';
import { FilterMenu } from '../../ui/list/filter/FilterMenu';
import { PickerFilter } from '../../ui/list/filter/PickerFilter';
import { FoundChoices } from '../../ui/list/someFilters/FoundChoices';
import { useAreas } from '../../ui/list/someFilters/useAreas';
import { Menu, MenuItem } from '../../ui/material/overlays';
import { mayAsk } from './Part';
import { type DashboardChoices, useDashboardText } from './useDashboardQuery';
import './dashboardFilters.css';

/** The filter set 'dashboard' of point 3 except the days, the comparison period, and the downloads. */
export const DashboardFilters = ({ choices }: { choices: DashboardChoices }) => {
  const t = useDashboardText();
  const [locale] = useLocaleState();
  const isOfCategory = useParams().id !== undefined;
  const { query, choose, clear, isFiltered } = choices;
  const provinces = useAreas('province', undefined).choices.map(({ value, label }) => ({ id: value, name: label }));
  return (
    <search className="dashboard-filters row wrap" aria-label={t('filters')}>
      <ChoiceFilter
        label={t('filter.province')}
        choices={provinces}
        chosen={query.province ?? []}
        onChoose={province => choose({ province })}
      />
      {!isOfCategory && (
        <ChoiceFilter
          single
          label={t('filter.category')}
          choices={Object.entries(CATEGORIES).map(([id, name]) => ({ id, name }))}
          chosen={query.category ? [query.category] : []}
          onChoose={([category]) => choose({ category: category as CategoryCode | undefined })}
        />
      )}
      <ChoiceFilter
        label={t('filter.type')}
        choices={useMerchantTypes()}
        chosen={query.type ?? []}
        onChoose={type => choose({ type: type as MerchantTypeCode[] })}
      />
      {mayAsk(ownerApi.list) && (
        <OwnerFilter query={query} chosen={query.owner_id} onChoose={owner_id => choose({ owner_id })} />
      )}
      {isFiltered && (
        <Button size="small" variant="text" onClick={clear}>
          {t('filter.clear')}
        </Button>
      )}
      <p className="dashboard-compared muted">{t('compared', { period: daysText(periodBefore(query), locale) })}</p>
      <DownloadMenu query={query} />
    </search>
  );
};

interface ChoiceFilterProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** Whether only one can be chosen. */
  single?: boolean;
  onChoose: (chosen: string[]) => void;
}

/** A filter outside a list: a button showing the selection, which opens a menu to change it. */
const ChoiceFilter = ({ label, choices, chosen, single = false, onChoose }: ChoiceFilterProps) => {
  const translate = useTranslate();
  const [one, ...others] = chosen.map(each => choices.find(choice => choice.id === each)?.name ?? each);
  const text =
    one === undefined
      ? label
      : others.length === 0
        ? `${label}: ${one}`
        : translate('app.list.set_filter', { filter: label, count: chosen.length });
  const toggle = (choice: string) => {
    if (chosen.includes(choice)) onChoose(chosen.filter(each => each !== choice));
    else onChoose(single ? [choice] : [...chosen, choice]);
  };
  return <FilterMenu {...{ label, text, choices, chosen, single }} onToggle={toggle} />;
};

/** Downloads the chart as a picture or the figures as a workbook, or prints the page. The code is loaded on demand. */
const DownloadMenu = ({ query }: Pick<DashboardChoices, 'query'>) => {
  const t = useDashboardText();
  const notify = useNotify();
  const { button, floating, close } = useDropdown();
  const run = async (work: () => Promise<unknown>) => {
    close();
    try {
      await work();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  const name = `beranda-${query.start_date}-${query.end_date}`;
  return (
    <>
      <Button variant="outlined" startIcon={<Download size={16} />} aria-haspopup="menu" {...button}>
        {t('download')}
      </Button>
      <Menu {...floating} slotProps={{ list: { 'aria-label': t('download') } }}>
        <MenuItem
          onClick={() =>
            void run(async () => {
              const { saveChart } = await import('./saveChart');
              await saveChart(`${name}.png`);
            })
          }
        >
          {t('png')}
        </MenuItem>
        {mayAsk(dashboardApi.excel) && (
          <MenuItem
            onClick={() =>
              void run(async () => {
                const { saveFigures } = await import('./saveFigures');
                await saveFigures(query);
              })
            }
          >
            {t('xlsx')}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            close();
            // wait for the menu to close, or it would be printed too
            setTimeout(() => window.print(), 300);
          }}
        >
          {t('print')}
        </MenuItem>
      </Menu>
    </>
  );
};

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
