import path from 'node:path';

import * as z from 'zod/mini';

const flag = z.pipe(
  z.optional(z.enum(['0', '1', 'true', 'false', ''])),
  z.transform((value) => (value === undefined || value === '' ? undefined : /1|true/.test(value))),
);
const whole = (fallback: number, max: number) =>
  z.pipe(
    z.pipe(
      z._default(z.string().check(z.regex(/^\d+$/, 'Not a whole number')), String(fallback)),
      z.transform(Number),
    ),
    z.int().check(z.maximum(max)),
  );
const list = z.pipe(
  z._default(z.string(), ''),
  z.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
);

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 };
/** `90m`, `24h`, `7d`; in milliseconds. */
const duration = (fallback: string) =>
  z.pipe(
    z._default(
      z.string().check(z.regex(/^[1-9]\d{0,3}[mhd]$/, 'Not a time such as 90m, 24h or 7d')),
      fallback,
    ),
    z.transform((text) => parseInt(text, 10) * UNITS[text.at(-1) as keyof typeof UNITS]),
  );

const isMailServer = (url: string) => {
  if (!url) return true;
  return /^smtps?:\/\//.test(url) && URL.canParse(url) && Boolean(new URL(url).hostname);
};

const environmentSchema = z.object({
  PORT: whole(3000, 65_535),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** Names and addresses that browsers ask for, beside this machine's own and HOST. */
  ALLOWED_HOSTS: list,
  /** Opens metrics and the description of the API to whoever has it as bearer token. */
  OPERATIONS_TOKEN: z.optional(
    z.string().check(z.regex(/^$|^\S.{14,}\S$/, 'Shorter than 16 characters')),
  ),
  /** Opens metrics and the description of the API to everybody. */
  OPERATIONS_OPEN: flag,
  DATA_DIR: z._default(z.string(), '.data'),
  RELEASES_DIR: z.optional(z.string()),
  /** The key of second factors and PINs; the same file for all servers of a database. */
  SECRET_KEY_FILE: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string()),
  /** DATABASE_URL leads to a pooler that lends a session for one transaction. */
  DATABASE_POOLER: flag,
  /** Leads past that pooler, for the one connection by which a server hears of others' changes. */
  DATABASE_DIRECT_URL: z.optional(z.string()),
  /** Where backups are made by themselves; a folder that several servers may share. */
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_EVERY: duration('24h'),
  /** How often a backup is restored for a try. */
  BACKUP_CHECK_EVERY: duration('7d'),
  /** A public key of age (`age1…`): backups can then be read only with its secret key. */
  BACKUP_PUBLIC_KEY: z._default(
    z.string().check(z.regex(/^$|^age1[a-z0-9]{50,4000}$/, 'Not a public key of age')),
    '',
  ),
  /** The file of that secret key, where an encrypted backup is restored. */
  BACKUP_KEY_FILE: z.optional(z.string()),
  DEMO: flag,
  /** Mail server: `smtp://` or `smtps://`, with name and password where it asks for them. */
  SMTP_URL: z.optional(
    z.string().check(z.refine(isMailServer, 'Not smtp://host:port or smtps://user:password@host')),
  ),
  /** Whom mail comes from: an address, or `Name <address>`. */
  MAIL_FROM: z.optional(
    z.string().check(z.regex(/^$|^([^<>\r\n]+<)?[^\s@<>]+@[^\s@<>]+>?$/, 'Not an e-mail address')),
  ),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  API_BASE_URL: z._default(z.string(), '/api/v1'),
  /** Origins that remotes may be loaded from, beside the server's own. */
  REMOTE_ORIGINS: list,
  /** How many proxies stand before the server. */
  TRUST_PROXY: z.pipe(
    z.optional(z.string().check(z.regex(/^(\d|true|false|)$/, 'Not a number of proxies'))),
    z.transform((value = '') => Number(value === 'true' ? 1 : value === 'false' ? 0 : value)),
  ),
  MIN_FREE_MB: whole(200, 10_000_000),
  SESSION_IDLE_MINUTES: whole(120, 100_000),
  SESSION_HOURS: whole(12, 10_000),
  POOL_SIZE: whole(10, 500),
  STATEMENT_TIMEOUT_MS: whole(15_000, 600_000),
  BODY_LIMIT_BYTES: whole(512 * 1024, 64 * 1024 * 1024),
});

/** Backups that are made by themselves; durations in milliseconds. */
export interface BackupSettings {
  folder: string;
  every: number;
  checkEvery: number;
}

/** Everything that can be set from outside. Durations in milliseconds, sizes in bytes. */
export interface Config {
  port: number;
  host: string;
  allowedHosts: string[];
  operationsToken: string | undefined;
  operationsOpen: boolean;
  dataDir: string;
  releasesDir: string;
  secretKeyFile: string;
  databaseUrl: string | undefined;
  databasePooler: boolean;
  databaseDirectUrl: string | undefined;
  /** Null where nobody asked for backups. */
  backups: BackupSettings | null;
  /** Public keys for which backups are encrypted. */
  backupRecipients: string[];
  backupKeyFile: string | undefined;
  /** true: make demo data in an empty database; false: never; undefined: only if embedded. */
  demo: boolean | undefined;
  /** Null where no mail is sent. */
  mail: { url: string; from: string } | null;
  logLevel: string;
  apiBaseUrl: string;
  remoteOrigins: string[];
  /** Proxies in front, whose entries in X-Forwarded-For count: so many from the right. */
  trustProxy: number;
  /** Bytes that stay free on the disk of an embedded database: below, nothing is written. */
  leastFree: number;
  sessionIdle: number;
  sessionLife: number;
  poolSize: number;
  statementTimeout: number;
  bodyLimit: number;
}

function mailOf(url = '', from = ''): Config['mail'] {
  if (!url && !from) return null;
  if (url && from) return { url, from };
  throw new Error('The settings are not right. SMTP_URL and MAIL_FROM go together.');
}

type Settings = z.output<typeof environmentSchema>;

const backupsOf = (
  settings: Settings,
): Pick<Config, 'backups' | 'backupRecipients' | 'backupKeyFile'> => ({
  backups: settings.BACKUP_DIR
    ? {
        folder: path.resolve(settings.BACKUP_DIR),
        every: settings.BACKUP_EVERY,
        checkEvery: settings.BACKUP_CHECK_EVERY,
      }
    : null,
  backupRecipients: settings.BACKUP_PUBLIC_KEY ? [settings.BACKUP_PUBLIC_KEY] : [],
  backupKeyFile: settings.BACKUP_KEY_FILE || undefined,
});

/** Reads and checks the environment; throws with the names of the settings that are wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = z.safeParse(environmentSchema, environment);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')}: ${issue.message}`,
    );
    throw new Error(`The settings are not right. ${problems.join('; ')}`);
  }
  const settings = parsed.data;
  const dataDir = path.resolve(settings.DATA_DIR);
  return {
    port: settings.PORT,
    host: settings.HOST,
    allowedHosts: settings.ALLOWED_HOSTS,
    operationsToken: settings.OPERATIONS_TOKEN || undefined,
    operationsOpen: settings.OPERATIONS_OPEN ?? false,
    dataDir,
    releasesDir: path.resolve(settings.RELEASES_DIR || path.join(dataDir, 'releases')),
    secretKeyFile: path.resolve(settings.SECRET_KEY_FILE || path.join(dataDir, 'secret.key')),
    databaseUrl: settings.DATABASE_URL || undefined,
    databasePooler: settings.DATABASE_POOLER ?? false,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL || undefined,
    ...backupsOf(settings),
    demo: settings.DEMO,
    mail: mailOf(settings.SMTP_URL, settings.MAIL_FROM),
    logLevel: settings.LOG_LEVEL,
    apiBaseUrl: settings.API_BASE_URL,
    remoteOrigins: settings.REMOTE_ORIGINS,
    trustProxy: settings.TRUST_PROXY,
    leastFree: settings.MIN_FREE_MB * 1_024 * 1_024,
    sessionIdle: settings.SESSION_IDLE_MINUTES * 60_000,
    sessionLife: settings.SESSION_HOURS * 3_600_000,
    poolSize: settings.POOL_SIZE,
    statementTimeout: settings.STATEMENT_TIMEOUT_MS,
    bodyLimit: settings.BODY_LIMIT_BYTES,
  };
}
