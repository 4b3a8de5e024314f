import {
  type RaRecord,
  useCanAccess,
  useCreatePath,
  useGetOne,
  useGetRecordRepresentation,
  useResourceContext,
  useResourceDefinition,
  useRouterProvider,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useId } from 'react';
import type { z } from 'zod';
import { choiceLabels } from '../../../contract/core/choiceLabels';
import { type FieldKind, kindOf } from '../../../contract/core/fieldKind';
import { referenceOf } from '../../../contract/core/referenceOf';
import { nameFieldOf } from '../../../contract/record/nameFieldOf';
import { Card } from '../display/Card';
import { PaperLink } from '../display/PaperLink';
import { RecordFacts } from '../display/RecordFacts';
import { Status } from '../display/Status';
import { smallPicture } from '../display/smallPicture';
import { useRecordSchema } from '../fields/useRecordSchema';
import { FormSection } from '../form/FormSection';
import { lazyPart } from '../lazy/lazyPart';
import { RecordActions } from '../record/RecordActions';
import { ResourceShow } from '../record/ResourceShow';
import { ShowActions } from '../record/ShowActions';
import { SideLayout } from '../record/SideLayout';
import { RichText } from '../richText/RichText';
import { TECHNICAL } from './defaultColumns';
import { useHasHistory } from './useHasHistory';
import './defaultShow.css';

/** Kinds whose values take lines of their own. */
const LONG: readonly FieldKind[] = ['longText', 'richText', 'image'];

/** The page of a record whose resource declares no view for it: its facts, and beside them its history if it has one. */
const DefaultShow = () => {
  const hasHistory = useHasHistory();
  return (
    <ResourceShow>
      {record => (
        <SideLayout width={400} side={hasHistory && <History id={String(record.id)} />}>
          <RecordActions>
            <ShowActions />
          </RecordActions>
          <RecordSection record={record} />
        </SideLayout>
      )}
    </ResourceShow>
  );
};

const RecordSection = ({ record }: { record: RaRecord }) => {
  const all = Object.entries(useRecordSchema()?.shape ?? {});
  // a reference is shown by the name that comes with it
  const names = all.filter(([, schema]) => kindOf(schema) === 'reference').map(([name]) => nameFieldOf(name));
  const fields = all.filter(([name]) => !TECHNICAL.includes(name) && !names.includes(name));
  const values = Object.fromEntries(fields.map(([name, schema]) => [name, factValue(schema, name, record)]));
  const sourcesOf = (long: boolean) =>
    fields.filter(([, schema]) => LONG.includes(kindOf(schema)) === long).map(([name]) => name);
  const long = sourcesOf(true);
  return (
    <FormSection>
      <RecordFacts sources={sourcesOf(false)} values={values} />
      {long.length > 0 && <RecordFacts wide sources={long} values={values} />}
    </FormSection>
  );
};

/** Loaded after the record's facts, which nothing should delay. */
const RecordHistory = lazyPart(() => import('../record/history/RecordHistory').then(module => module.RecordHistory));

const History = ({ id: recordId }: { id: string }) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const schema = useRecordSchema();
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <header>
        <h2 id={id}>{translate('app.history.title')}</h2>
      </header>
      {schema && <RecordHistory entity={resource} recordId={recordId} schema={schema} />}
    </Card>
  );
};

export default DefaultShow;

/** Renders a field of a record where text is not enough; undefined for any other. */
function factValue(schema: z.ZodType, source: string, record: RaRecord): ReactNode {
  const value: unknown = record[source];
  if (typeof value !== 'string' || value === '') return undefined;
  switch (kindOf(schema)) {
    case 'image':
      return <img className="fact-image" src={smallPicture(value)} alt="" loading="lazy" decoding="async" />;
    case 'file':
      return <PaperLink address={value} />;
    case 'link':
      return (
        <a href={value} target="_blank" rel="noreferrer">
          {value}
        </a>
      );
    case 'longText':
      return <span className="fact-lines">{value}</span>;
    case 'richText':
      return <RichText html={value} />;
    case 'status':
      return <Status source={source} value={value} name={choiceLabels(schema)?.[value] ?? value} />;
    case 'reference':
      return (
        <ReferenceName
          reference={referenceOf(schema) ?? ''}
          id={value}
          name={record[nameFieldOf(source)] as string | undefined}
        />
      );
    default:
      return undefined;
  }
}

interface ReferenceNameProps {
  /** The resource that is referred to. */
  reference: string;
  id: string;
  /** The name that came with the record; if it has none, the referred record is read. */
  name?: string | undefined;
}

/** The name of a record of another resource, leading to its page for users who may open it. */
const ReferenceName = ({ reference, id, name: given }: ReferenceNameProps) => {
  const { Link } = useRouterProvider();
  const createPath = useCreatePath();
  const { hasShow, hasEdit } = useResourceDefinition({ resource: reference });
  const { canAccess } = useCanAccess({ resource: reference, action: 'show' });
  const { data } = useGetOne(reference, { id }, { enabled: Boolean(canAccess) && !given });
  const represented = useGetRecordRepresentation(reference);
  const name = given ?? (data ? String(represented(data)) : id);
  const type = hasShow ? 'show' : hasEdit ? 'edit' : undefined;
  return canAccess && (given || data) && type ? (
    <Link to={createPath({ resource: reference, type, id })}>{name}</Link>
  ) : (
    name
  );
};
