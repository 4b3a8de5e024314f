import { everyEndpoint } from './endpoints';
import { keepTheirTime } from './keepTheirTime';

keepTheirTime(
  everyEndpoint.filter(
    ([, { method, query, download }]) => method === 'GET' && query && !download?.includes('text/event-stream'),
  ),
);
