import { useCatalogue } from '../catalogue/CatalogueContext';
import { Pending } from '../layout/ProgressBar';
import { TableSkeleton } from '../ui/states/TableSkeleton';

/** What stands while a view's code loads, as in the frame that the server paints. */
export const ViewBones = () => {
  const { translator } = useCatalogue();
  return (
    <>
      <Pending />
      <TableSkeleton tools={translator.matchProduct(window.location.pathname)?.action === 'list'} />
    </>
  );
};
