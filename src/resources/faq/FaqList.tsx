import { CircleDot, Tags } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { FAQ_CATEGORIES, FAQ_STATUS_LABELS, type Faq } from '../../../contract/faq';
import { formatDate } from '../../i18n/dates';
import type { Filter } from '../../ui/list/filter/Filter';
import { ResourceList } from '../../ui/list/List';
import type { Column } from '../../ui/list/table/Column';
import { FaqGroups } from './FaqGroups';
import { FaqStatus } from './FaqStatus';

const sorts = ['position', 'question', 'updated_at'];

/** The help page as merchants have it: category by category, each in its order. */
const FaqList = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const filters = useMemo<Filter[]>(() => {
    const choicesOf = (source: string, values: readonly string[]) =>
      values.map(value => ({ value, label: translate(`resources.faq.choices.${source}.${value}`) }));
    return [
      { source: 'category_code', choices: choicesOf('category_code', FAQ_CATEGORIES), icon: Tags },
      { source: 'status', choices: choicesOf('status', Object.keys(FAQ_STATUS_LABELS)), icon: CircleDot },
    ];
  }, [translate]);
  const columns = useMemo<Column<Faq>[]>(
    () => [
      { source: 'question', cell: ({ question }) => question },
      { source: 'status', cell: ({ is_active }) => <FaqStatus shown={is_active} /> },
      {
        source: 'updated_at',
        cell: ({ updated_at }) => (
          <time dateTime={updated_at} title={formatDate(updated_at, 'full', locale)}>
            {formatDate(updated_at, 'moment', locale)}
          </time>
        ),
      },
    ],
    [locale],
  );
  return (
    <ResourceList<Faq>
      columns={columns}
      filters={filters}
      sorts={sorts}
      nameOf={nameOf}
      rows={given => <FaqGroups {...given} />}
    />
  );
};

const nameOf = ({ question }: Faq) => question;

export default FaqList;
