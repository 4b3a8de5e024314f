import {
  useCanAccess,
  useCreatePath,
  useGetOne,
  useGetRecordRepresentation,
  useResourceDefinition,
  useRouterProvider,
} from 'ra-core';

interface ReferenceNameProps {
  /** The resource that is referred to. */
  reference: string;
  id: string;
  /** The name that came with the record; if it has none, the referred record is read. */
  name?: string | undefined;
}

/** The name of a record of another resource, leading to its page for users who may open it. */
export const ReferenceName = ({ reference, id, name: given }: ReferenceNameProps) => {
  const { Link } = useRouterProvider();
  const createPath = useCreatePath();
  const { hasShow, hasEdit } = useResourceDefinition({ resource: reference });
  const { canAccess } = useCanAccess({ resource: reference, action: 'show' });
  const { data } = useGetOne(reference, { id }, { enabled: Boolean(canAccess) && !given });
  const represented = useGetRecordRepresentation(reference);
  const name = given ?? (data ? String(represented(data)) : id);
  const type = hasShow ? 'show' : hasEdit ? 'edit' : undefined;
  return canAccess && (given || data) && type ? (
    <Link to={createPath({ resource: reference, type, id })}>{name}</Link>
  ) : (
    name
  );
};
