import { ListContextProvider, useList, useTranslate } from 'ra-core';
import { choiceLabels } from '../../../contract/core/choiceLabels';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { Status } from '../../ui/status/Status';
import { sampleStatus } from './sampleStatus';
import './test.css';

const choices = Object.entries(choiceLabels(sampleStatus) ?? {}).map(([id, name]) => ({ id, name }));
const rows = choices.map(({ id, name }) => ({ id, state: id, name }));

/** A status as shown in lists: its chips, and the filter for it. */
export const StatusSample = () => {
  const translate = useTranslate();
  const list = useList({ data: rows });
  return (
    <section className="test-card test-wide">
      <h2>{translate('pages.test.statuses')}</h2>
      <ListContextProvider value={list}>
        <div className="test-actions">
          <SelectFilter
            source="state"
            label="pages.test.field_state"
            choices={choices}
            optionText={({ id, name }) => <Status source="state" value={id} name={name} />}
          />
          {list.data?.map(({ id, name }) => (
            <Status key={id} source="state" value={id} name={name} />
          ))}
        </div>
      </ListContextProvider>
    </section>
  );
};
