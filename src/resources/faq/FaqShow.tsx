import { Button } from '@mui/material';
import { Pencil, Trash2 } from 'lucide-react';
import {
  type RaRecord,
  useCanAccess,
  useCreatePath,
  useLocaleState,
  useNavigate,
  useRouterProvider,
  useTranslate,
} from 'ra-core';
import type { Faq } from '../../../contract/faq';
import { formatDate } from '../../i18n/dates';
import { formatNumber } from '../../i18n/numbers';
import { Card } from '../../ui/Card';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { Facts } from '../../ui/Facts';
import { FormSection } from '../../ui/form/FormSection';
import { HistoryButton } from '../../ui/history/HistoryButton';
import { useListAddress } from '../../ui/list/listMemory';
import { ResourceShow } from '../../ui/ResourceShow';
import { RichText } from '../../ui/richText/RichText';
import { useDeleting } from '../../ui/useDeleting';
import { FaqStatus } from './FaqStatus';
import { HelpPreview } from './HelpPreview';
import './faq.css';

const FaqShow = () => <ResourceShow<Faq & RaRecord>>{question => <Question record={question} />}</ResourceShow>;

/** Details of a question: answer, facts, preview and actions. */
const Question = ({ record }: { record: Faq & RaRecord }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string) => translate(`resources.faq.${key}`);
  const facts = [
    ['category_code', t(`choices.category_code.${record.category_code}`)],
    ['position', formatNumber(record.position)],
    ['status', <FaqStatus key="status" shown={record.is_active} />],
    ['updated_at', `${formatDate(record.updated_at, 'moment', locale)} WIB`],
    ['created_at', `${formatDate(record.created_at, 'moment', locale)} WIB`],
  ] as const;
  return (
    <div className="faq-shown">
      <Actions record={record} />
      <Card>
        <header>
          <h2>{record.question}</h2>
        </header>
        <div className="faq-answer">
          <RichText html={record.answer} />
        </div>
      </Card>
      <aside className="faq-aside">
        <HelpPreview {...record} />
      </aside>
      <FormSection title={t('show.facts')}>
        <Facts facts={facts.map(([field, value]) => [t(`fields.${field}`), value])} />
      </FormSection>
    </div>
  );
};

const Actions = ({ record: { id, question } }: { record: Faq & RaRecord }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { Link } = useRouterProvider();
  const list = useListAddress();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'faq', action: 'edit' });
  const { canAccess: mayDelete } = useCanAccess({ resource: 'faq', action: 'delete' });
  const { ask, dialog } = useDeleting(() => navigate(list));
  return (
    <div className="faq-actions">
      {mayEdit && (
        <Button
          variant="contained"
          component={Link}
          to={createPath({ resource: 'faq', type: 'edit', id })}
          startIcon={<Pencil />}
        >
          {translate('resources.faq.show.edit')}
        </Button>
      )}
      <HistoryButton />
      {mayDelete && (
        <Button color="error" startIcon={<Trash2 />} onClick={() => ask({ ids: [id], name: question })}>
          {translate('resources.faq.show.delete')}
        </Button>
      )}
      <DeleteDialog {...dialog} />
    </div>
  );
};

export default FaqShow;
