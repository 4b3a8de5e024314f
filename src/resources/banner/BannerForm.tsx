import { type RaRecord, useRecordContext, useTranslate } from 'ra-core';
import { BANNER_IMAGE, bannerStatus } from '../../../contract/banner';
import { BooleanInput } from '../../ui/form/BooleanInput';
import { CategoryInput } from '../../ui/form/CategoryInput';
import { DangerZone } from '../../ui/form/DangerZone';
import { FormPage } from '../../ui/form/FormPage';
import { FormSection } from '../../ui/form/FormSection';
import { ImageInput } from '../../ui/form/ImageInput';
import { NumberInput } from '../../ui/form/NumberInput';
import { PeriodInput } from '../../ui/form/PeriodInput';
import { RegionInput } from '../../ui/form/RegionInput';
import { ResourceForm } from '../../ui/form/ResourceForm';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';
import { BannerStatus } from './BannerStatus';
import { PhonePreview } from './PhonePreview';

/** The create and edit page of a banner. */
const BannerForm = () => {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.banner.${key}`);
  return (
    <FormPage>
      <ResourceForm history>
        <FormSection title={t('sections.content')} text={t('sections.content_text')} aside={<StatusNow />}>
          <TextInput source="title" fullWidth counted />
          <CategoryInput source="category_code" emptyText={t('choices.all_categories')} />
          <RegionInput source="region_code" />
          <SelectInput source="placement" required />
          <TextInput source="cta_label" counted />
          <PeriodInput from="starts_at" to="ends_at" />
          <TextInput source="link" type="url" helperText={t('help.link')} placeholder="https://" />
          <NumberInput source="position" helperText={t('help.position')} required />
          <TextInput source="description" fullWidth counted multiline />
          <BooleanInput source="is_active" helperText={t('help.active')} fullWidth />
        </FormSection>
        <ImageInput source="image_url" shape={BANNER_IMAGE} preview={url => <PhonePreview url={url} />} />
        <DangerZone />
      </ResourceForm>
    </FormPage>
  );
};

/** The saved status, not that of the current input. */
const StatusNow = () => {
  const record = useRecordContext<RaRecord & Parameters<typeof bannerStatus>[0]>();
  return record?.id ? <BannerStatus status={bannerStatus(record)} /> : null;
};

export default BannerForm;
