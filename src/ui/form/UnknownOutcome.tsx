import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import {
  type RaRecord,
  useDataProvider,
  useRecordContext,
  useResourceContext,
  useRouterProvider,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { plainText } from '../../../contract/core/plainText';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { ApiError } from '../../dataProvider/ApiError';
import { Button } from '../controls/Button';
import { useNoun } from '../fields/useNoun';
import { isSearchable, recordAddress, recordLabel } from '../record/recordAddress';
import { useResourceForm, useSaveState } from './FormContext';

/** Whether a save failed without a word on whether it was carried out: a remote provider's response was lost. */
export const isUnknownOutcome = (failure: Error) =>
  failure instanceof ApiError && failure.error?.code === 'provider.unknownOutcome';

/**
 * What a person does after a save that may have been carried out: a new record is looked up by its name and can be opened, and is sent
 * again only on their word. A change of an existing record can be sent again without harm.
 *
 * @param children where else the record can be looked up
 */
export const UnknownOutcome = ({ children }: { children?: ReactNode }) => {
  const isNew = !useRecordContext();
  return isNew ? <NewRecord>{children}</NewRecord> : <SendAgain />;
};

const NewRecord = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const noun = useNoun();
  const { Link } = useRouterProvider();
  const { release } = useResourceForm();
  const { name, state, addresses, lookAgain } = useSavedRecords();
  return (
    <div className="stack gap-8">
      {name && <p role="status">{translate(`app.outcome.${state}`, { name, noun: noun() })}</p>}
      <div className="row wrap">
        {addresses.map(to => (
          <Button key={to} component={Link} to={to} size="small" onClick={release}>
            {translate('app.outcome.open', { name })}
          </Button>
        ))}
        {name && (
          <Button size="small" startIcon={<RefreshCw />} disabled={state === 'looking'} onClick={lookAgain}>
            {translate('app.outcome.look_again')}
          </Button>
        )}
        {children}
        <SendAgain />
      </div>
    </div>
  );
};

const SendAgain = () => {
  const translate = useTranslate();
  const { saving, sendAnew } = useSaveState();
  return (
    <Button size="small" disabled={saving} onClick={sendAnew}>
      {translate('app.outcome.send_again')}
    </Button>
  );
};

/** How many records of the same name are offered. */
const MOST = 3;

/** Looks up the records of the name that was typed; the name is empty if the resource cannot be searched by it. */
function useSavedRecords() {
  const resource = useResourceContext() ?? '';
  const catalogue = useCatalogue();
  const dataProvider = useDataProvider();
  const { getValues } = useFormContext();
  const declared = catalogue.findResource(resource);
  const [name] = useState(() =>
    declared && isSearchable(catalogue, declared) ? recordLabel(declared, getValues()) : '',
  );
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [resource, 'saved', name],
    enabled: name !== '',
    // whether it is there now, not a minute ago
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
    queryFn: ({ signal }) =>
      dataProvider.getList<RaRecord>(resource, {
        filter: { search: name },
        pagination: { page: 1, perPage: 25 },
        sort: { field: 'id', order: 'ASC' },
        signal,
      }),
  });
  const found = (data?.data ?? []).filter(record => declared && plain(recordLabel(declared, record)) === plain(name));
  const addresses = found.flatMap(record => (declared && recordAddress(catalogue, declared, record)) ?? []);
  // a list that cannot be read does not say that the record is missing
  const looked = isError ? 'look_failed' : found.length > 0 ? 'found' : 'not_found';
  return {
    name,
    state: isFetching ? 'looking' : looked,
    /** Of those that the user may open. */
    addresses: addresses.slice(0, MOST),
    lookAgain: () => void refetch(),
  };
}

const plain = (name: string) => plainText(name).toLowerCase();
