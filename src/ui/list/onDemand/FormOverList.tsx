import { type Identifier, type RaRecord, useCanAccess, useGetOne, useLocation, useNavigate, useNotify } from 'ra-core';
import { type ComponentType, useEffect, useRef } from 'react';
import { whenIdle } from '../../../browser/whenIdle';
import { useInputSchemas } from '../../fields/useInputSchemas';
import type { LazyPart } from '../../lazy/lazyPart';
import { formIn, withForm } from '../formParams';

interface AddFormProps {
  /** Called with the record's id before the form closes. */
  onSaved: (id: Identifier) => void;
  onClose: () => void;
}

export interface EditFormProps<Row> extends AddFormProps {
  record: Row;
  /** For users who may read but not change the record. */
  readOnly: boolean;
}

/** Props of one form for both: without a record it creates one (`<RecordDialog>`). */
export interface RecordFormProps<Row> extends AddFormProps, Partial<EditFormProps<Row>> {
  onSaved: AddFormProps['onSaved'];
  onClose: AddFormProps['onClose'];
}

type Forms<Row> =
  | { form: LazyPart<RecordFormProps<Row>> }
  | {
      /** The form of a new record. */
      add: ComponentType<AddFormProps>;
      /** The form of an existing record, loaded while the browser is idle. */
      edit: LazyPart<EditFormProps<Row>>;
    };

type FormOverListProps<Row> = { resource: string } & Forms<Row>;

/**
 * The form that the address opens over a list, for users who may use it. Closing it leaves the list as it was.
 *
 * @example <FormOverList resource="courier" form={CourierForm} />
 */
export const FormOverList = <Row extends RaRecord>({ resource, ...forms }: FormOverListProps<Row>) => {
  const { add: Add, edit } =
    'form' in forms ? { add: forms.form, edit: forms.form as LazyPart<EditFormProps<Row>> } : forms;
  const { search } = useLocation();
  const navigate = useNavigate();
  const { canAccess: mayAdd } = useCanAccess({ resource, action: 'create' });
  const open = formIn(search);
  useInputSchemas(resource, open !== null);
  useEffect(() => whenIdle(() => void edit.preload()), [edit]);
  const saved = useRef<Identifier>(undefined);
  const onSaved = (id: Identifier) => {
    saved.current = id;
  };
  const onClose = () => {
    const state = saved.current === undefined ? undefined : { saved: saved.current };
    saved.current = undefined;
    navigate({ search: withForm(search, null) }, { replace: true, state });
  };
  if (open === 'new') return mayAdd ? <Add onSaved={onSaved} onClose={onClose} /> : null;
  return (
    open && <Opened key={open.id} id={open.id} resource={resource} form={edit} onSaved={onSaved} onClose={onClose} />
  );
};

interface OpenedProps<Row extends RaRecord> extends AddFormProps {
  id: string;
  resource: string;
  form: ComponentType<EditFormProps<Row>>;
}

const Opened = <Row extends RaRecord>({ id, resource, form: Form, ...handlers }: OpenedProps<Row>) => {
  const notify = useNotify();
  const { onClose } = handlers;
  const { data, error } = useGetOne<Row>(resource, { id }, { retry: false });
  const { canAccess, isPending } = useCanAccess({ resource, action: 'edit', ...(data && { record: data }) });
  useEffect(() => {
    if (!error || data) return;
    notify((error as Error).message, { type: 'error' });
    onClose();
  }, [error, data, notify, onClose]);
  return data && !isPending ? <Form record={data} readOnly={!canAccess} {...handlers} /> : null;
};
