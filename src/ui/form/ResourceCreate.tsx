import { CreateBase } from 'ra-core';
import type { ReactNode } from 'react';

/** The page that adds a record. */
export const ResourceCreate = ({ children }: { children: ReactNode }) => (
  <CreateBase mutationMode="pessimistic" redirect={false}>
    {children}
  </CreateBase>
);
