import { LinkBase, useTranslate } from 'ra-core';
import { type Role, roleApi } from '../../../contract/identity/role';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { PersonAvatar } from '../../ui/display/PersonAvatar';
import { FormSection } from '../../ui/form/FormSection';
import './holders.css';

const SHOWN = 8;

/** The first few people with a role, and a link to all. */
export const Holders = ({ role }: { role: Pick<Role, 'id' | 'holder_count'> }) => {
  const translate = useTranslate();
  const { can } = useCatalogue();
  const { data, error } = useEndpointQuery(roleApi.holders, { params: { id: role.id }, query: { limit: SHOWN } });
  const t = (key: string, count?: number | null) => translate(`resources.role.holders.${key}`, { count });
  const total = data?.total ?? role.holder_count;
  const filter = encodeURIComponent(JSON.stringify({ role_id: [role.id] }));
  return (
    <FormSection
      title={t('title', total)}
      aside={
        total !== 0 && can('admin', 'list') && <LinkBase to={`/user/registered?filter=${filter}`}>{t('all')}</LinkBase>
      }
    >
      {error ? (
        <p>{t('failed')}</p>
      ) : total === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className="holders stack gap-8">
          {(data?.list ?? []).map(({ id, name, is_active }) => (
            <li className="row" key={id}>
              <PersonAvatar name={name} size="small" />
              <span>
                {name} {is_active === false && <small>({t('disabled')})</small>}
              </span>
            </li>
          ))}
          {data && total !== null && total > data.list.length && (
            <li className="row">{t('more', total - data.list.length)}</li>
          )}
        </ul>
      )}
    </FormSection>
  );
};
