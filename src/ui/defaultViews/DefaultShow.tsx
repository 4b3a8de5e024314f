import { type RaRecord, useResourceContext, useTranslate } from 'ra-core';
import { useId } from 'react';
import { type FieldKind, kindOf } from '../../../contract/core/fieldKind';
import { nameFieldOf } from '../../../contract/record/nameFieldOf';
import { Card } from '../Card';
import { FormSection } from '../form/FormSection';
import { lazyPart } from '../lazyPart';
import { RecordActions } from '../RecordActions';
import { RecordFacts } from '../RecordFacts';
import { ResourceShow } from '../ResourceShow';
import { ShowActions } from '../ShowActions';
import { SideLayout } from '../SideLayout';
import { useRecordSchema } from '../useRecordSchema';
import { factValue } from './factValue';
import { TECHNICAL } from './technical';
import { useHasHistory } from './useHasHistory';

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
  const namesOf = (long: boolean) =>
    fields.filter(([, schema]) => LONG.includes(kindOf(schema)) === long).map(([name]) => name);
  const long = namesOf(true);
  return (
    <FormSection>
      <RecordFacts sources={namesOf(false)} values={values} />
      {long.length > 0 && <RecordFacts wide sources={long} values={values} />}
    </FormSection>
  );
};

/** Loaded after the record's facts, which nothing should delay. */
const RecordHistory = lazyPart(() => import('../history/RecordHistory').then(module => module.RecordHistory));

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
