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
const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SEED: z.enum(['demo', 'none', 'large']).optional(),
  SEED_ORDERS: z.coerce.number().int().min(0).default(50_000),
  PROVIDER_URL: url,
  PUBLIC_URL: url,
  SMTP_URL: url,
  GOTENBERG_URL: url,
  S3_ENDPOINT: url,
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  MAP_TILES_URL: z.string().optional(),
  MAPS_KEY: z.string().optional(),
  HELPDESK_EMAIL: z.email().default('bantuan@merchants.test'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** The reverse proxies whose X-Forwarded-For is believed. */
  TRUST_PROXY: proxies.default(false),
  /** Who reads metrics, API documentation and source maps: callers from these networks … */
  OPERATOR_NETWORKS: networks.default(['loopback']),
  /** … or with this bearer token. */
  OPERATOR_TOKEN: z.string().min(24).optional(),
  /** Whether text may become markup or script in the console only through its policies (Trusted Types). */
  TRUSTED_TYPES: z.enum(['off', 'report', 'require']).default('require'),
  /** Hours after which a session ends, however busy it is; none by default. */
  SESSION_MAX_HOURS: z.coerce
    .number()
    .positive()
    .max(24 * 365)
    .optional(),
});

export type Config = z.output<typeof environment> & {
  SEED: 'demo' | 'none' | 'large';
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
  const result = environment.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Lingkungan (environment) tidak sah:\n${lines.join('\n')}`);
  }
  const config = result.data;
  return {
    ...config,
    // with a remote provider the demo data would be nobody's
    SEED: config.SEED ?? (config.NODE_ENV === 'production' || config.PROVIDER_URL ? 'none' : 'demo'),
    secure: config.PUBLIC_URL?.startsWith('https:') ?? false,
  };
}
