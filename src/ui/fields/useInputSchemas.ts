import { useEffect, useState } from 'react';
import { loadSchemas } from '../../../contract/core/outlinedEndpoint';
import { SchemaOutline } from '../../../contract/core/SchemaOutline';
import { whenIdle } from '../../browser/whenIdle';
import { useCatalogue } from '../../catalogue/CatalogueContext';

/** Whether the input schemas of a resource's form are loaded. Loads them at once if `wanted`, otherwise when the browser is idle. */
export function useInputSchemas(resource: string, wanted: boolean): boolean {
  const { endpointOf } = useCatalogue();
  const create = endpointOf(resource, 'create');
  const edit = endpointOf(resource, 'edit');
  const [, setLoaded] = useState(false);
  const areLoaded = ![create, edit].some(endpoint => endpoint?.body instanceof SchemaOutline);
  useEffect(() => {
    if (areLoaded) return;
    let unmounted = false;
    const load = () =>
      void Promise.all([create, edit].map(loadSchemas)).then(
        () => !unmounted && setLoaded(true),
        // `reloadOnFailedChunk` handles it
        () => undefined,
      );
    const stop = wanted ? load() : whenIdle(load);
    return () => {
      unmounted = true;
      stop?.();
    };
  }, [areLoaded, wanted, create, edit]);
  return areLoaded;
}
