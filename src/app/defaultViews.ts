import type { DefaultViews } from '../catalogue/viewsOf';

const form = () => import('../ui/defaultViews/DefaultForm');

/** The views of resources that declare a path but no view for it. */
export const defaultViews: DefaultViews = {
  list: () => import('../ui/defaultViews/DefaultList'),
  create: form,
  edit: form,
  show: () => import('../ui/defaultViews/DefaultShow'),
};
