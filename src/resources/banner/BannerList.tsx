import { CircleDot } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import type { Banner } from '../../../contract/banner';
import type { CategoryCode } from '../../../contract/product';
import { CategoryTag } from '../../ui/CategoryTag';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { DataTable } from '../../ui/list/table/DataTable';
import { Moment } from '../../ui/Moment';
import { PeriodField } from '../../ui/PeriodField';
import { shortMoment } from '../../ui/period';
import { BannerStatus } from './BannerStatus';
import { Thumbnail } from './Thumbnail';

const Column = DataTable.Col<Banner>;

const filters = (
  <>
    <SelectFilter source="status" icon={CircleDot} />
    <SelectFilter source="category_code" optionText={({ id }) => <CategoryTag code={id as CategoryCode} all="" />} />
    <SelectFilter source="region_code" />
    <SelectFilter source="placement" />
  </>
);

const BannerList = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`resources.banner.${key}`, args);
  const allCategories = t('choices.all_categories');
  const changed = ({ updated_at }: Banner) => (
    <Moment value={updated_at}>{t('changed', { when: shortMoment(updated_at, locale) })}</Moment>
  );
  return (
    <List filters={filters}>
      <DataTable>
        <Column source="title" leftAvatar={({ image_url }) => <Thumbnail url={image_url} />} secondaryText={changed} />
        <Column
          source="category_code"
          render={({ category_code }) => <CategoryTag code={category_code} all={allCategories} />}
        />
        <Column source="region_code" emptyText={t('choices.all_regions')} />
        <Column source="placement" />
        <Column
          source="period"
          sortBy="starts_at"
          render={({ starts_at, ends_at }) => <PeriodField startsAt={starts_at} endsAt={ends_at} />}
        />
        <Column source="status" render={({ status }) => <BannerStatus status={status} />} />
      </DataTable>
    </List>
  );
};

export default BannerList;
