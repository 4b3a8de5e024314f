import { everyEndpoint } from './endpoints';
import { keepTheirTime } from './keepTheirTime';

keepTheirTime(everyEndpoint.filter(([, { body }]) => body));
