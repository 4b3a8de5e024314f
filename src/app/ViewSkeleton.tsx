import { useCatalogue } from '../catalogue/CatalogueContext';
import { Pending } from '../layout/ProgressBar';
import { TableSkeleton } from '../ui/states/TableSkeleton';

/** Placeholder while a view's code loads, matching the frame that the server renders. */
export const ViewSkeleton = () => {
  const { translator } = useCatalogue();
  return (
    <>
      <Pending />
      <TableSkeleton tools={translator.matchProduct(window.location.pathname)?.action === 'list'} />
    </>
  );
};
