import { useRecordContext, useTranslate } from 'ra-core';
import { BANNER_IMAGE, type Banner, banner } from '../../../contract/banner';
import { stateOf } from '../../../contract/record/stateOf';
import { Status } from '../../ui/display/Status';
import { CategoryInput } from '../../ui/form/CategoryInput';
import { FormPage } from '../../ui/form/FormPage';
import { FormSection } from '../../ui/form/FormSection';
import { ImageInput } from '../../ui/form/ImageInput';
import { PeriodInput } from '../../ui/form/PeriodInput';
import { SchemaInput } from '../../ui/form/SchemaInput';
import './banner.css';

/** The create and edit page of a banner. */
const BannerForm = () => (
  <FormPage history>
    <FormSection name="content" aside={<StatusNow />}>
      <SchemaInput source="title" fullWidth />
      <CategoryInput source="category_code" />
      <SchemaInput source="region_code" />
      <SchemaInput source="placement" required />
      <SchemaInput source="cta_label" />
      <PeriodInput from="starts_at" to="ends_at" />
      <SchemaInput source="link" />
      <SchemaInput source="position" required />
      <SchemaInput source="description" />
      <SchemaInput source="is_active" fullWidth />
    </FormSection>
    <ImageInput source="image_url" shape={BANNER_IMAGE} preview={url => <PhonePreview url={url} />} />
  </FormPage>
);

/** The saved status, not that of the current input. */
const StatusNow = () => {
  const record = useRecordContext<Banner>();
  return record?.id ? <Status source="status" value={stateOf(banner.fields.status, record)} /> : null;
};

export default BannerForm;

/** A banner's picture as shown in the customer app. */
const PhonePreview = ({ url }: { url: string | null }) => {
  const translate = useTranslate();
  return (
    <figure className="phone">
      <figcaption className="hint">{translate('app.image.preview')}</figcaption>
      <div className="phone-screen">
        <div className="phone-head" aria-hidden="true">
          <i />
          <i />
        </div>
        {url ? (
          <img src={url} alt={translate('app.image.preview_alt')} />
        ) : (
          <div className="phone-blank" aria-hidden="true" />
        )}
        <div className="phone-tiles" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
    </figure>
  );
};
