import { useRouterProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { ResourceCreate } from './ResourceCreate';
import { ResourceEdit } from './ResourceEdit';

/** A page for both creating and editing: an address with an id edits that record. A resource then needs only one view file. */
export const RecordPage = ({ children }: { children: ReactNode }) => {
  const { useParams } = useRouterProvider();
  const { id } = useParams();
  return id === undefined ? <ResourceCreate>{children}</ResourceCreate> : <ResourceEdit>{children}</ResourceEdit>;
};
