import { type Identifier, useCanAccess, useGetOne, useLocation, useNavigate, useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { ShippingCost } from '../../../contract/shippingCost/shippingCost';
import { whenIdle } from '../../browser/whenIdle';
import { lazyPart } from '../../ui/lazyPart';
import { formIn, withForm } from '../../ui/list/formParams';

const AddShippingCost = lazyPart(() => import('./AddShippingCost').then(module => module.AddShippingCost));
const EditShippingCost = lazyPart(() => import('./EditShippingCost').then(module => module.EditShippingCost));

const resource = 'shipping_cost';

/** The form over the list that the address opens, for those who may. Closing it leaves the list as it was. */
export const FormOverList = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { canAccess: mayAdd } = useCanAccess({ resource, action: 'create' });
  const open = formIn(search);
  useEffect(() => whenIdle(() => void EditShippingCost.preload()), []);
  const saved = useRef<Identifier>(undefined);
  const onSaved = (id: Identifier) => {
    saved.current = id;
  };
  const onClose = () => {
    const state = saved.current === undefined ? undefined : { saved: saved.current };
    saved.current = undefined;
    navigate({ search: withForm(search, null) }, { replace: true, state });
  };
  if (open === 'new') return mayAdd ? <AddShippingCost onSaved={onSaved} onClose={onClose} /> : null;
  return open && <Opened key={open.id} id={open.id} onSaved={onSaved} onClose={onClose} />;
};

interface OpenedProps {
  id: string;
  onSaved: (id: Identifier) => void;
  onClose: () => void;
}

const Opened = ({ id, ...handlers }: OpenedProps) => {
  const notify = useNotify();
  const { onClose } = handlers;
  const { data, error } = useGetOne<ShippingCost>(resource, { id }, { retry: false });
  const { canAccess, isPending } = useCanAccess({ resource, action: 'edit', ...(data && { record: data }) });
  useEffect(() => {
    if (!error || data) return;
    notify((error as Error).message, { type: 'error' });
    onClose();
  }, [error, data, notify, onClose]);
  return data && !isPending ? <EditShippingCost tariff={data} readOnly={!canAccess} {...handlers} /> : null;
};
