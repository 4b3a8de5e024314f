import { AccessQueryClient } from '../authProvider/AccessQueryClient';
import { createAuthProvider } from '../authProvider/createAuthProvider';
import type { Catalogue } from '../catalogue/createCatalogue';
import { createDataProvider } from '../dataProvider/createDataProvider';
import { RecordCache } from '../dataProvider/RecordCache';
import { createRouterProvider } from '../routing/createRouterProvider';

/** Creates react-admin's providers from the catalogue. */
export function createProviders({ can, resources, translator }: Catalogue) {
  const queryClient = new AccessQueryClient(can, new RecordCache());
  return {
    queryClient,
    authProvider: createAuthProvider(can),
    routerProvider: createRouterProvider(translator),
    dataProvider: createDataProvider(resources, {
      onPartlyDone: resource => queryClient.invalidateQueries({ queryKey: [resource] }),
    }),
  };
}
