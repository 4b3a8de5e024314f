import { useRouterProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { ResourceCreate } from './ResourceCreate';
import { ResourceEdit } from './ResourceEdit';

/** The page of a record, for adding and for changing it: under an address with an id it is that record's. Both views of a resource then are one file. */
export const RecordPage = ({ children }: { children: ReactNode }) => {
  const { useParams } = useRouterProvider();
  const { id } = useParams();
  return id === undefined ? <ResourceCreate>{children}</ResourceCreate> : <ResourceEdit>{children}</ResourceEdit>;
};
