import { Check, Minus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { MerchantRole } from '../../../contract/merchantRole';
import { Card } from '../../ui/Card';
import './merchantRole.css';

/** Every right of the merchant app by its part, each with whether the role gives it: in words, not by colour alone. */
export const RightsOfRole = ({ role: { permissions } }: { role: MerchantRole }) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`resources.merchant-role.${key}`, args);
  const all = permissions.flatMap(group => group.permissions);
  const counted = (rights: typeof all) => ({
    count: rights.filter(({ is_granted }) => is_granted).length,
    all: rights.length,
  });
  return (
    <Card className="merchant-rights">
      <header>
        <h2>{t('rights')}</h2>
        <p className="form-card-text">{t('rights_text', counted(all))}</p>
      </header>
      {permissions.map(group => (
        <section key={group.permission_group} aria-labelledby={`group-${group.permission_group}`}>
          <header>
            <h3 id={`group-${group.permission_group}`}>{group.label}</h3>
            <span className="merchant-rights-count">{t('group_count', counted(group.permissions))}</span>
          </header>
          <ul>
            {group.permissions.map(({ permission_slug, label, is_granted }) => (
              <li key={permission_slug} data-granted={is_granted}>
                {is_granted ? <Check size={16} strokeWidth={2.25} aria-hidden /> : <Minus size={16} aria-hidden />}
                <span>{label}</span>
                <small>{t(is_granted ? 'granted' : 'refused')}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
};
