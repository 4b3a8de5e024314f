import { CircleDot } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { REGIONS } from '../../../contract/area/region';
import type { Banner } from '../../../contract/banner';
import { formatDate } from '../../i18n/dates';
import { CategoryTag } from '../../ui/CategoryTag';
import type { Column } from '../../ui/list/Column';
import type { Filter } from '../../ui/list/Filter';
import { ResourceList } from '../../ui/list/ResourceList';
import { PeriodField } from '../../ui/PeriodField';
import { shortMoment } from '../../ui/period';
import { BannerStatus } from './BannerStatus';
import { Thumbnail } from './Thumbnail';
import { useChoices } from './useChoices';

const sorts = ['position', 'title', 'starts_at', 'ends_at', 'updated_at'];

const BannerList = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const choices = useChoices();

  const filters = useMemo<Filter[]>(
    () => [
      { source: 'status', choices: choices.status, icon: CircleDot },
      {
        source: 'category_code',
        choices: choices.category_code.map(choice => ({ ...choice, show: <CategoryTag code={choice.value} all="" /> })),
      },
      { source: 'region_code', choices: choices.region_code },
      { source: 'placement', choices: choices.placement },
    ],
    [choices],
  );
  const columns = useMemo<Column<Banner>[]>(
    () => [
      { source: 'title', cell: ({ title }) => title, sortBy: true },
      {
        source: 'category_code',
        cell: ({ category_code }) => <CategoryTag code={category_code} all={choices.allCategories} />,
      },
      { source: 'region_code', cell: ({ region_code }) => (region_code ? REGIONS[region_code] : choices.allRegions) },
      {
        source: 'placement',
        cell: ({ placement }) => choices.placement.find(({ value }) => value === placement)?.label,
      },
      {
        source: 'period',
        cell: ({ starts_at, ends_at }) => <PeriodField startsAt={starts_at} endsAt={ends_at} />,
        sortBy: 'starts_at',
      },
      { source: 'status', cell: ({ status }) => <BannerStatus status={status} /> },
    ],
    [choices],
  );

  const note = useCallback(
    ({ updated_at }: Banner) => (
      <span title={formatDate(updated_at, 'full', locale)}>
        {translate('resources.banner.changed', { when: shortMoment(updated_at, locale) })}
      </span>
    ),
    [translate, locale],
  );

  return (
    <ResourceList<Banner>
      columns={columns}
      filters={filters}
      sorts={sorts}
      nameOf={nameOf}
      leading={leading}
      note={note}
    />
  );
};

const nameOf = ({ title }: Banner) => title;
const leading = ({ image_url }: Banner) => <Thumbnail url={image_url} />;

export default BannerList;
