import { CreateBase } from 'ra-core';
import type { ReactNode } from 'react';
import { failAtOnce } from './failAtOnce';

/** The page that creates a record. */
export const ResourceCreate = ({ children }: { children: ReactNode }) => (
  <CreateBase mutationMode="pessimistic" redirect={false} mutationOptions={failAtOnce}>
    {children}
  </CreateBase>
);
