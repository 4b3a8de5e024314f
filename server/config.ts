import { isIP } from 'node:net';
import { z } from 'zod';

const url = z.url().optional();

/** The number of proxies in front of the server, or their addresses; with `false` none is trusted. */
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

/** A list of networks; `none` for an empty one. */
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
  /** Connection that bypasses the pooler at `DATABASE_URL`: for LISTEN and migrations. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A streaming replica, for lists, downloads and reports. */
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** `off` behind a pooler in transaction mode that does not carry prepared statements along, such as PgBouncer before 1.21. */
  DATABASE_PREPARED_STATEMENTS: z.enum(['on', 'off']).default('on'),
  SEED: z.enum(['demo', 'none', 'large']).optional(),
  SEED_ORDERS: z.coerce.number().int().min(0).default(50_000),
  PROVIDER_URL: url,
  /** The adapter for that provider: one of `server/gateway/remote/adapter/`, or a file. */
  PROVIDER_ADAPTER: z.string().min(1).default('specification'),
  PUBLIC_URL: url,
  SMTP_URL: url,
  GOTENBERG_URL: url,
  /** Where uploaded files are stored: a bucket of any S3-compatible store, else `DATA_DIR/files`. The default endpoint is Amazon's. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  MAP_TILES_URL: z.string().optional(),
  MAPS_KEY: z.string().optional(),
  /** A service with OSRM's protocol, for routes on delivery maps. */
  ROUTING_URL: url,
  HELPDESK_EMAIL: z.email().default('bantuan@merchants.test'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Whether responses include server timings; by default only in development. */
  SERVER_TIMING: z.stringbool().optional(),
  /** The reverse proxies whose X-Forwarded-For is trusted. */
  TRUST_PROXY: proxies.default(false),
  /** Who may read metrics, API documentation and source maps: callers from these networks (in production none unless named) … */
  OPERATOR_NETWORKS: networks.optional(),
  /** … or with this bearer token. */
  OPERATOR_TOKEN: z.string().min(24).optional(),
  /** Whether Trusted Types restrict the creation of markup and scripts in the console to its own policies. */
  TRUSTED_TYPES: z.enum(['off', 'report', 'require']).default('require'),
  /** Seconds from SIGTERM, when the server starts to report itself as not ready, until it stops listening. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  /** Seconds for which the event loop may stand still before the process ends, to be started again; 0 for ever. */
  STANDSTILL_SECONDS: z.coerce.number().int().min(0).max(3_600).default(15),
  /** Hours after which a session ends, even if active; no limit by default. */
  SESSION_MAX_HOURS: z.coerce
    .number()
    .positive()
    .max(24 * 365)
    .optional(),
});

/** Variables required for a bucket: all or none. */
const ofBucket = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const wholeEnvironment = environment.superRefine((given, { addIssue }) => {
  if (given.DATABASE_READ_URL && !given.DATABASE_URL)
    addIssue({ code: 'custom', path: ['DATABASE_URL'], message: 'required because DATABASE_READ_URL is set' });
  if (![...ofBucket, 'S3_ENDPOINT' as const].some(name => given[name])) return;
  for (const name of ofBucket)
    if (!given[name])
      addIssue({ code: 'custom', path: [name], message: 'required because another S3_ variable is set' });
});

export type Config = z.output<typeof environment> & {
  OPERATOR_NETWORKS: string[];
  SEED: 'demo' | 'none' | 'large';
  /** Image origins besides this one and the provider's own, from its adapter. */
  pictureOrigins?: readonly string[];
  /** Whether users reach the server over https; cookies are then Secure and carry `__Host-`. */
  secure: boolean;
};

/**
 * Reads the environment once, at the start.
 *
 * @throws Error that names every invalid variable
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
    // with a remote provider the demo data would belong to nobody
    SEED: config.SEED ?? (config.NODE_ENV === 'production' || config.PROVIDER_URL ? 'none' : 'demo'),
    // a proxy on the same machine that does not name the caller would make everybody an operator
    OPERATOR_NETWORKS: config.OPERATOR_NETWORKS ?? (config.NODE_ENV === 'production' ? [] : ['loopback']),
    // a tile provider that requires a key has `{key}` in its URL
    MAP_TILES_URL: config.MAP_TILES_URL?.replaceAll('{key}', encodeURIComponent(config.MAPS_KEY ?? '')),
    secure: config.PUBLIC_URL?.startsWith('https:') ?? false,
  };
}
