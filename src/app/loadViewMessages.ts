/** Loads the messages that views share (`CatalogueOptions.viewMessages`). */
export const loadViewMessages = () => import('./viewMessages');
