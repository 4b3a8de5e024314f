import { useTranslate } from 'ra-core';
import { permissionGroups, permissions } from '../../../contract/rights/permissions';
import { currentSession } from '../../authProvider/session';
import { useRightMessages } from '../../i18n/useRightMessages';
import { ComparisonTable } from '../../ui/ComparisonTable';

/** Two groups are enough to show how rows are grouped. */
const groups = permissionGroups.slice(0, 2);
const all = permissions.filter(({ group_code }) => groups.some(({ code }) => code === group_code));

/** The account's permissions in two groups, compared with all of them. */
export const ComparisonSample = () => {
  const translate = useTranslate();
  const messages = useRightMessages();
  const session = currentSession();
  const t = (key: string, args?: object) => translate(`pages.test.${key}`, args);
  const slugs = all.map(({ slug }) => slug);
  const column = (id: string, name: string, has: readonly string[]) => ({
    id,
    name,
    text: t('rights_count', { count: has.length, all: slugs.length }),
    to: '/account',
    has: new Set(has),
  });
  return (
    <div className="test-wide">
      <ComparisonTable
        title={t('comparison')}
        text={t('comparison_text')}
        labels={{ row: t('right'), has: translate('ra.boolean.true'), hasNot: translate('ra.boolean.false') }}
        columns={[
          column(
            'own',
            t('person'),
            slugs.filter(slug => session?.permissions.includes(slug)),
          ),
          column('all', t('all'), slugs),
        ]}
        groups={groups.map(({ code, label }) => ({
          id: code,
          label: messages.group(code, label),
          rows: all
            .filter(({ group_code }) => group_code === code)
            .map(right => ({ id: right.slug, label: messages.right(right.slug, right.label) })),
        }))}
        current="own"
      />
    </div>
  );
};
