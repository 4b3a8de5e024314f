import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { type Endpoint, slugsOf } from '../../../contract/core/endpoint';
import { holdsAny } from '../../authProvider/session';
import { isOffered } from '../../dataProvider/isOffered';
import { Card, CardAside } from '../../ui/display/Card';
import { useDashboardText } from './useDashboardQuery';
import './part.css';

interface PartProps<Data> {
  title: string;
  /** Shown in the header: a unit or a link. */
  aside?: ReactNode;
  result: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** Whether the user may query a part's figures. */
export const mayAsk = (endpoint: Endpoint): boolean => isOffered(endpoint) && holdsAny(slugsOf(endpoint));

/** A part of the dashboard that loads and fails independently: a failed load does not disturb the page (point 7). */
export const Part = <Data,>({ title, aside, result, children }: PartProps<Data>) => {
  const t = useDashboardText();
  const id = useId();
  const { data, isError, isPlaceholderData, refetch } = result;
  return (
    <Card className="part" aria-labelledby={id} aria-busy={isPlaceholderData || (!data && !isError)}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside && <CardAside>{aside}</CardAside>}
      </header>
      {data ? (
        children(data)
      ) : isError ? (
        <p className="part-note muted">
          {t('failed')}{' '}
          <button type="button" onClick={() => void refetch()}>
            {t('retry')}
          </button>
        </p>
      ) : (
        <div className="part-skeleton stack" role="status" aria-label={t('loading', { part: title })}>
          {['a', 'b', 'c', 'd'].map(bar => (
            <span key={bar} className="skeleton-bar" />
          ))}
        </div>
      )}
    </Card>
  );
};
