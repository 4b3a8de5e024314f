import { type RaRecord, useResourceContext, useTranslate } from 'ra-core';
import { useId } from 'react';
import { type FieldKind, kindOf } from '../../../contract/core/fieldKind';
import { Card } from '../Card';
import { FormSection } from '../form/FormSection';
import { RecordHistory } from '../history/RecordHistory';
import { RecordActions } from '../RecordActions';
import { RecordFacts } from '../RecordFacts';
import { ResourceShow } from '../ResourceShow';
import { ShowActions } from '../ShowActions';
import { SideLayout } from '../SideLayout';
import { useRecordSchema } from '../useRecordSchema';
import { factValue } from './factValue';

/** Fields that say nothing about a record. */
const TECHNICAL = ['id', 'version'];
/** Kinds whose values take lines of their own. */
const LONG: readonly FieldKind[] = ['longText', 'richText', 'image'];

/** The page of a record whose resource declares no view for it: its facts, and beside them its history. */
const DefaultShow = () => (
  <ResourceShow>
    {record => (
      <SideLayout width={400} side={<History id={String(record.id)} />}>
        <RecordActions>
          <ShowActions />
        </RecordActions>
        <RecordSection record={record} />
      </SideLayout>
    )}
  </ResourceShow>
);

const RecordSection = ({ record }: { record: RaRecord }) => {
  const fields = Object.entries(useRecordSchema()?.shape ?? {}).filter(([name]) => !TECHNICAL.includes(name));
  const values = Object.fromEntries(fields.map(([name, schema]) => [name, factValue(schema, name, record[name])]));
  const isLong = (name: string) => fields.some(([field, schema]) => field === name && LONG.includes(kindOf(schema)));
  const names = fields.map(([name]) => name);
  return (
    <FormSection>
      <RecordFacts sources={names.filter(name => !isLong(name))} values={values} />
      {names.some(isLong) && <RecordFacts wide sources={names.filter(isLong)} values={values} />}
    </FormSection>
  );
};

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
