/** Loads the messages that every view but a list needs. */
export const loadViewMessages = () => import('./viewMessages');
