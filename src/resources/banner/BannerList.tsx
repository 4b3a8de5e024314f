import { useLocaleState } from 'ra-core';
import type { Banner } from '../../../contract/banner';
import type { CategoryCode } from '../../../contract/product';
import { useResourceText } from '../../i18n/useResourceText';
import { shortMoment } from '../../ui/controls/period';
import { Moment } from '../../ui/display/Moment';
import { smallPicture } from '../../ui/display/smallPicture';
import { CategoryTag } from '../../ui/list/cells/CategoryTag';
import { PeriodField } from '../../ui/list/cells/PeriodField';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { DuplicateItem } from '../../ui/list/rowMenu/DuplicateItem';
import { SwitchItem } from '../../ui/list/rowMenu/SwitchItem';
import { DataTable } from '../../ui/list/table/DataTable';
import './banner.css';

const Column = DataTable.Col<Banner>;

const filters = (
  <>
    <SelectFilter source="status" />
    <SelectFilter source="category_code" optionText={({ id }) => <CategoryTag code={id as CategoryCode} />} />
    <SelectFilter source="region_code" />
    <SelectFilter source="placement" />
  </>
);

const rowMenu = (
  <>
    <SwitchItem />
    <DuplicateItem />
  </>
);

const BannerList = () => {
  const t = useResourceText();
  const [locale] = useLocaleState();
  const changed = ({ updated_at }: Banner) => (
    <Moment value={updated_at}>{t('changed', { when: shortMoment(updated_at, locale) })}</Moment>
  );
  return (
    <List filters={filters}>
      <DataTable rowMenu={rowMenu}>
        <Column source="title" leftAvatar={({ image_url }) => <Thumbnail url={image_url} />} secondaryText={changed} />
        <Column source="category_code" render={({ category_code }) => <CategoryTag code={category_code} />} />
        <Column source="region_code" emptyText="app.area.nationwide" />
        <Column source="placement" />
        <Column source="period" sortBy="starts_at" field={PeriodField} />
        <Column source="status" />
      </DataTable>
    </List>
  );
};

export default BannerList;

/** A banner's picture in a row; decorative, since its title is next to it. */
export const Thumbnail = ({ url }: { url: string }) => (
  <img className="banner-thumb" src={smallPicture(url)} alt="" width={72} height={24} loading="lazy" decoding="async" />
);
