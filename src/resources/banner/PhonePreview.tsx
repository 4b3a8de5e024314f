import { useTranslate } from 'ra-core';
import './banner.css';

/** A banner's picture as shown in the customer app. */
export const PhonePreview = ({ url }: { url: string | null }) => {
  const translate = useTranslate();
  return (
    <figure className="phone">
      <figcaption>{translate('app.image.preview')}</figcaption>
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
