import { useCreatePath, useRouterProvider, useTranslate } from 'ra-core';
import { jakartaDay } from '../../../contract/core/days';
import { STOCK_LEVELS } from '../../../contract/merchant/merchant';
import type { Merchant } from '../../../contract/merchant/merchantRecord';
import type { OpeningHours as Hours } from '../../../contract/merchant/openingHours';
import { formatNumber, MISSING } from '../../i18n/numbers';
import { AreaName } from '../../ui/display/AreaName';
import { Facts } from '../../ui/display/Facts';
import { PhoneLink } from '../../ui/display/PhoneLink';
import { Status } from '../../ui/display/Status';
import { FormSection } from '../../ui/form/FormSection';
import { SideLayout } from '../../ui/record/SideLayout';
import { StockLevelChip } from '../merchantProduct/StockLevelChip';
import './merchantParts.css';
import './openingHours.css';

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
            [field('phone'), <PhoneLink key="phone" phone={merchant.phone} />],
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
            [field('phone'), <PhoneLink key="phone" phone={owner.phone} />],
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
  if (merchants.length === 0) return <p className="muted merchant-wide">{t('no_owner_merchants')}</p>;
  return (
    <div className="merchant-wide">
      <h3>{t('owner_merchants')}</h3>
      <ul className="merchant-rows">
        {merchants.map(({ id, name, number, status, regency, province }) => (
          <li className="row gap-12 between" key={id}>
            <span>
              <Link to={createPath({ resource: 'merchant', type: 'show', id })}>{name}</Link>
              <small>{[number, [regency, province].filter(Boolean).join(', ')].filter(Boolean).join(' · ')}</small>
            </span>
            <Status source="status" value={status} />
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Number of a merchant's products by stock level. */
const StockCounts = (counts: Merchant['stock']) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`resources.merchant.show.${key}`, args);
  return (
    <FormSection title={t('stock')}>
      {STOCK_LEVELS.every(level => counts[level] === 0) ? (
        <p className="muted merchant-wide">{t('no_products')}</p>
      ) : (
        <ul className="merchant-hours merchant-wide">
          {STOCK_LEVELS.map(level => (
            <li className="row gap-12 between" key={level}>
              <StockLevelChip level={level} />
              <span>{t('stock_of', { count: formatNumber(counts[level]) })}</span>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
};

const DAYS = 7;

/** Opening hours of a shop's week, with today marked. */
const OpeningHours = ({ hours }: { hours: Hours }) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.merchant.show.${key}`);
  // at noon UTC the weekday is the same in every browser's time zone
  const today = (new Date(`${jakartaDay()}T12:00:00Z`).getUTCDay() + DAYS - 1) % DAYS;
  return (
    <FormSection title={t('hours')}>
      <ul className="merchant-hours merchant-wide">
        {hours.length === 0 && MISSING}
        {hours.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the day of the week
          <li className="row gap-12 between" key={index} data-today={index === today}>
            <span>
              {t(`days.d${index}`)}
              {index === today && <small> {t('today')}</small>}
            </span>
            <span>{timesOf(day, t)}</span>
          </li>
        ))}
      </ul>
    </FormSection>
  );
};

function timesOf(day: Hours[number], t: (key: string) => string): string {
  if (!day) return t('closed');
  if (day.open === '00:00' && day.close === '24:00') return t('always');
  return `${day.open}–${day.close}`.replaceAll(':', '.');
}
