import { type RaRecord, useLocaleState, useRecordContext, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { BANNER_IMAGE, banner, bannerInput, bannerStatus } from '../../../contract/banner';
import type { CategoryCode } from '../../../contract/product';
import { formatDate } from '../../i18n/dates';
import { CategoryTag } from '../../ui/CategoryTag';
import { DangerZone } from '../../ui/form/DangerZone';
import { FormPage } from '../../ui/form/FormPage';
import { FormSection } from '../../ui/form/FormSection';
import { ImageInput } from '../../ui/form/ImageInput';
import { NumberInput } from '../../ui/form/NumberInput';
import { PeriodInput } from '../../ui/form/PeriodInput';
import { isPending } from '../../ui/form/pendingUploads';
import { firstRegion, RegionInput } from '../../ui/form/RegionInput';
import { type Describe, ResourceForm } from '../../ui/form/ResourceForm';
import { SelectInput } from '../../ui/form/SelectInput';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { TextInput } from '../../ui/form/TextInput';
import { BannerStatus } from './BannerStatus';
import { PhonePreview } from './PhonePreview';
import { useChoices } from './useChoices';

/** What a new banner starts with; the rest is asked. */
const newBanner = {
  title: null,
  description: null,
  image_url: null,
  category_code: null,
  placement: 'home_top',
  cta_label: null,
  link: null,
  position: 1,
  starts_at: null,
  ends_at: null,
  is_active: true,
};

/** The page that adds a banner, and the one that changes it. */
const BannerForm = () => {
  const translate = useTranslate();
  const choices = useChoices();
  const describe = useDescribe();
  const [defaults] = useState(() => ({ ...newBanner, region_code: firstRegion() }));
  const t = (key: string) => translate(`resources.banner.${key}`);
  const categories = choices.category_code.map(choice => ({
    ...choice,
    show: <CategoryTag code={choice.value} all="" />,
  }));
  return (
    <FormPage>
      <ResourceForm
        input={bannerInput}
        history={banner}
        defaultValues={defaults}
        nameOf={({ title }) => String(title)}
        describe={describe}
      >
        <FormSection title={t('sections.content')} text={t('sections.content_text')} aside={<StatusNow />}>
          <TextInput source="title" wide counted />
          <SelectInput source="category_code" choices={categories} emptyLabel={choices.allCategories} />
          <RegionInput source="region_code" nationwide={choices.allRegions} />
          <SelectInput source="placement" choices={choices.placement} required />
          <TextInput source="cta_label" counted />
          <PeriodInput from="starts_at" to="ends_at" />
          <TextInput source="link" type="url" help={t('help.link')} placeholder="https://" />
          <NumberInput source="position" help={t('help.position')} required />
          <TextInput source="description" wide counted multiline />
          <SwitchInput source="is_active" help={t('help.active')} wide />
        </FormSection>
        <ImageInput source="image_url" shape={BANNER_IMAGE} preview={url => <PhonePreview url={url} />} />
        <DangerZone />
      </ResourceForm>
    </FormPage>
  );
};

/** The state as it is saved, not as it is typed. */
const StatusNow = () => {
  const record = useRecordContext<RaRecord & Parameters<typeof bannerStatus>[0]>();
  return record?.id ? <BannerStatus status={bannerStatus(record)} /> : null;
};

/** How a banner's values are read where two versions are compared. */
function useDescribe(): Describe {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const choices = useChoices();
  return useMemo(() => {
    const moment = (value: unknown) => `${formatDate(String(value), 'moment', locale)} WIB`;
    const one = (among: readonly { value: string; label: string }[]) => (value: unknown) =>
      among.find(choice => choice.value === value)?.label ?? String(value);
    return {
      category_code: value => <CategoryTag code={value as CategoryCode} all="" />,
      region_code: one(choices.region_code),
      placement: one(choices.placement),
      starts_at: moment,
      ends_at: moment,
      is_active: value => translate(value ? 'ra.boolean.true' : 'ra.boolean.false'),
      image_url: value => (isPending(value) ? translate('app.image.new') : <img src={String(value)} alt="" />),
    };
  }, [translate, locale, choices]);
}

export default BannerForm;
