import { defineDomain } from '../../domain/Domain';
import { versionedBase } from '../../seed/BaseData';
import { areasVersion, loadAreas } from './base/loadAreas';
import { areaRoutes } from './routes';

export const areaDomain = defineDomain({
  name: 'area',
  routes: [areaRoutes],
  base: { ...versionedBase('areas', areasVersion, loadAreas), step: 'Wilayah Indonesia, peran, dan hak akses dimuat' },
});
