import { CreateBase, useRouterProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { failAtOnce } from './failAtOnce';
import { ResourceEdit } from './ResourceEdit';

/** A page for both creating and editing: an address with an id edits that record. A resource then needs only one view file. */
export const RecordPage = ({ children }: { children: ReactNode }) => {
  const { useParams } = useRouterProvider();
  const { id } = useParams();
  if (id !== undefined) return <ResourceEdit>{children}</ResourceEdit>;
  return (
    <CreateBase mutationMode="pessimistic" redirect={false} mutationOptions={failAtOnce}>
      {children}
    </CreateBase>
  );
};
