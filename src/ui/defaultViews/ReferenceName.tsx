import {
  useCanAccess,
  useCreatePath,
  useGetOne,
  useGetRecordRepresentation,
  useResourceDefinition,
  useRouterProvider,
} from 'ra-core';

/** The name of a record of another resource, leading to its page for users who may open it. */
export const ReferenceName = ({ reference, id }: { reference: string; id: string }) => {
  const { Link } = useRouterProvider();
  const createPath = useCreatePath();
  const { hasShow, hasEdit } = useResourceDefinition({ resource: reference });
  const { canAccess } = useCanAccess({ resource: reference, action: 'show' });
  const { data } = useGetOne(reference, { id }, { enabled: Boolean(canAccess) });
  const represented = useGetRecordRepresentation(reference);
  const name = data ? String(represented(data)) : id;
  const type = hasShow ? 'show' : hasEdit ? 'edit' : undefined;
  return data && type ? <Link to={createPath({ resource: reference, type, id })}>{name}</Link> : name;
};
