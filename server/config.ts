import { isIP } from 'node:net';
import { z } from 'zod';

const url = z.url().optional();

/** How many proxies stand before the server, or their addresses; nobody's word is taken for `false`. */
const proxies = z.string().transform((value, { addIssue }): false | number | string[] => {
  if (value === 'false' || value === '0') return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const networks = value.split(',').map(network => network.trim());
  if (networks.every(isNetwork)) return networks;
  addIssue('expected false, the number of proxies (1 to 9), or a list of their addresses and networks');
  return z.NEVER;
});

function isNetwork(network: string): boolean {
  const [address = '', bits, ...more] = network.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(network)) return true;
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return most > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

/** Networks, or none for an empty list such as `none`. */
const networks = z.string().transform((value, { addIssue }): string[] => {
  const list = value === 'none' ? [] : value.split(',').map(network => network.trim());
  if (list.every(isNetwork)) return list;
  addIssue('expected none, or a list of addresses and networks');
  return z.NEVER;
});

/** Every environment variable the server reads. All are optional; `docs/operations.md` explains each. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Past a pooler that `DATABASE_URL` leads to: for LISTEN and migrations. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A streaming replica, for lists, downloads and reports. */
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** `off` behind a pooler in transaction mode that does not carry prepared statements along, such as PgBouncer before 1.21. */
  DATABASE_PREPARED_STATEMENTS: z.enum(['on', 'off']).default('on'),
  SEED: z.enum(['demo', 'none', 'large']).optional(),
  SEED_ORDERS: z.coerce.number().int().min(0).default(50_000),
  PROVIDER_URL: url,
  /** How that provider differs from the contract: an adapter of `server/gateway/remote/adapter/`. */
  PROVIDER_ADAPTER: z.enum(['specification', 'merchants']).default('specification'),
  PUBLIC_URL: url,
  SMTP_URL: url,
  GOTENBERG_URL: url,
  /** Where uploaded files lie: a bucket of any S3-compatible store, else `DATA_DIR/files`. Without an endpoint it is Amazon's. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  MAP_TILES_URL: z.string().optional(),
  MAPS_KEY: z.string().optional(),
  /** A service that speaks OSRM's protocol, for the way on maps of deliveries. */
  ROUTING_URL: url,
  HELPDESK_EMAIL: z.email().default('bantuan@merchants.test'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Whether answers say how long the server took; in development unless set. */
  SERVER_TIMING: z.stringbool().optional(),
  /** The reverse proxies whose X-Forwarded-For is believed. */
  TRUST_PROXY: proxies.default(false),
  /** Who reads metrics, API documentation and source maps: callers from these networks … */
  OPERATOR_NETWORKS: networks.default(['loopback']),
  /** … or with this bearer token. */
  OPERATOR_TOKEN: z.string().min(24).optional(),
  /** Whether text may become markup or script in the console only through its policies (Trusted Types). */
  TRUSTED_TYPES: z.enum(['off', 'report', 'require']).default('require'),
  /** Seconds between SIGTERM, from which on the server says that it is not ready, and the end of its listening. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  /** Hours after which a session ends, however busy it is; none by default. */
  SESSION_MAX_HOURS: z.coerce
    .number()
    .positive()
    .max(24 * 365)
    .optional(),
});

/** What a bucket needs: with one of them, all. */
const ofBucket = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const wholeEnvironment = environment.superRefine((given, { addIssue }) => {
  if (given.DATABASE_READ_URL && !given.DATABASE_URL)
    addIssue({ code: 'custom', path: ['DATABASE_URL'], message: 'expected, because DATABASE_READ_URL is set' });
  if (![...ofBucket, 'S3_ENDPOINT' as const].some(name => given[name])) return;
  for (const name of ofBucket)
    if (!given[name])
      addIssue({ code: 'custom', path: [name], message: 'expected, because another S3_ variable is set' });
});

export type Config = z.output<typeof environment> & {
  SEED: 'demo' | 'none' | 'large';
  /** Origins of pictures besides this one and the provider's own, as its adapter names them. */
  pictureOrigins?: readonly string[];
  /** Whether people reach the server over https: cookies are then Secure and carry `__Host-`. */
  secure: boolean;
};

/**
 * Reads the environment once, at start.
 *
 * @throws Error that names every variable that cannot be used.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = wholeEnvironment.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Lingkungan (environment) tidak sah:\n${lines.join('\n')}`);
  }
  const config = result.data;
  return {
    ...config,
    // with a remote provider the demo data would be nobody's
    SEED: config.SEED ?? (config.NODE_ENV === 'production' || config.PROVIDER_URL ? 'none' : 'demo'),
    // a provider of tiles that asks for a key has `{key}` in its address
    MAP_TILES_URL: config.MAP_TILES_URL?.replaceAll('{key}', encodeURIComponent(config.MAPS_KEY ?? '')),
    secure: config.PUBLIC_URL?.startsWith('https:') ?? false,
  };
}
