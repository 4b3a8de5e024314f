import { everyEndpoint } from './endpoints';
import { surviveAnything } from './surviveAnything';

surviveAnything(everyEndpoint.filter(([, { method }]) => method === 'GET'));
