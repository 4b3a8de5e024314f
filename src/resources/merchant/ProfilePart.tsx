import { useCreatePath, useRouterProvider, useTranslate } from 'ra-core';
import { toLocalPhone } from '../../../contract/core/phone';
import type { Merchant } from '../../../contract/merchant/merchantRecord';
import { AreaName } from '../../ui/AreaName';
import { Facts } from '../../ui/Facts';
import { FormSection } from '../../ui/form/FormSection';
import { SideLayout } from '../../ui/SideLayout';
import { OpeningHours } from './OpeningHours';
import { StockCounts } from './StockCounts';
import './merchantParts.css';
import { Status } from '../../ui/status/Status';

/** Owner, address, opening hours and bank account of a merchant. */
export const ProfilePart = ({ merchant }: { merchant: Merchant }) => {
  const translate = useTranslate();
  const field = (name: string) => translate(`resources.merchant.fields.${name}`);
  const t = (key: string, args?: object) => translate(`resources.merchant.show.${key}`, args);
  const { owner } = merchant;
  return (
    <SideLayout
      side={
        <>
          <OpeningHours hours={merchant.opening_hours} />
          <StockCounts {...merchant.stock} />
        </>
      }
    >
      <FormSection title={t('profile')}>
        <Facts
          facts={[
            [
              field('phone'),
              <a key="phone" href={`tel:${merchant.phone}`}>
                {toLocalPhone(merchant.phone)}
              </a>,
            ],
            [field('email'), merchant.email && <a href={`mailto:${merchant.email}`}>{merchant.email}</a>],
            [field('address'), merchant.address],
            [field('village'), merchant.village],
            [field('district'), merchant.district],
            [field('regency'), merchant.regency],
            [field('province'), merchant.province],
            [field('region_code'), <AreaName key="region" code={merchant.region_code} />],
          ]}
        />
      </FormSection>
      <FormSection title={t('owner')}>
        <Facts
          facts={[
            [field('name'), owner.name],
            [
              field('phone'),
              <a key="phone" href={`tel:${owner.phone}`}>
                {toLocalPhone(owner.phone)}
              </a>,
            ],
            [field('email'), owner.email && <a href={`mailto:${owner.email}`}>{owner.email}</a>],
          ]}
        />
        <OtherMerchants merchants={owner.merchants} />
      </FormSection>
      <FormSection title={t('bank')}>
        <Facts
          facts={[
            [field('bank_name'), merchant.bank_name],
            [field('bank_account'), merchant.bank_account],
            [field('bank_account_name'), merchant.bank_account_name],
          ]}
        />
      </FormSection>
    </SideLayout>
  );
};

const OtherMerchants = ({ merchants }: { merchants: Merchant['owner']['merchants'] }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { Link } = useRouterProvider();
  const t = (key: string) => translate(`resources.merchant.show.${key}`);
  if (merchants.length === 0) return <p className="merchant-muted merchant-wide">{t('no_owner_merchants')}</p>;
  return (
    <div className="merchant-wide">
      <h3>{t('owner_merchants')}</h3>
      <ul className="merchant-rows">
        {merchants.map(({ id, name, number, status, regency, province }) => (
          <li key={id}>
            <span>
              <Link to={createPath({ resource: 'merchant', type: 'show', id })}>{name}</Link>
              <small>
                {number} · {regency}, {province}
              </small>
            </span>
            <Status source="status" value={status} />
          </li>
        ))}
      </ul>
    </div>
  );
};
