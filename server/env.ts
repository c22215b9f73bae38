import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { MailServer } from '#app/platform/mail/smtp-line.server.ts'
import { backupShape, backupsOf, databaseAddress, isOnDisk } from './backup/backups-env.ts'
import type { BackupsEnv } from './backup/backups-env.ts'
import { asCopy } from './copy.ts'

const onOff = z.enum(['on', 'off'], 'on or off')

/** A whole number in bounds, said in one sentence whatever is wrong with what was written. */
const count = (least: number, most: number, wanted = `a whole number from ${least} to ${most}`) =>
  z.coerce.number(wanted).int(wanted).min(least, wanted).max(most, wanted)
const amount = (most: number) => {
  const wanted = `a number from 0 to ${most}`
  return z.coerce.number(wanted).min(0, wanted).max(most, wanted)
}

const webAddress = (example: string) =>
  z.url({ protocol: /^https?$/, error: `an address with http:// or https://, such as ${example}` })

/** Pages stand at the top of their address, and it is published: nothing may follow the name, and no user stand before it. */
function isOrigin(address: string): boolean {
  const url = URL.parse(address)
  // What is no address at all is told by another rule.
  return url === null || /^\/+$/.test(url.href.slice(url.origin.length))
}

const PROXIES = 'how many proxies stand before the site, 0 to 10'
const PROCESSES = 'how many processes answer, 1 to 64, or auto'
const UNESCAPED =
  'signs of a user or password that mean something in an address are escaped: # is %23, / is %2F, ? is %3F, @ is %40'

const schema = z.object({
  PORT: count(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SITE_URL: webAddress('https://chonmay.example')
    .refine(isOrigin, 'an address alone, without a path, a user or a question mark: https://chonmay.example')
    .optional(),
  DATA_DIR: z.string().min(1).refine(isOnDisk, 'a folder on a disk').default('./data'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_READ_URL: databaseAddress.optional(),
  AUTH_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  DEMO: onOff.optional(),
  COPY: onOff.default('off'),
  TRUST_PROXY: z.union([z.literal('off').transform(() => 0), count(0, 10, PROXIES)], PROXIES).default(0),
  WORKERS: z.union([z.literal('auto'), count(1, 64, PROCESSES)], PROCESSES).default(1),
  SHUTDOWN_DELAY: amount(15).optional(),
  CORS_ORIGINS: z
    .string()
    .max(2000)
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(
      z.array(
        z
          .string()
          .refine((origin) => URL.parse(origin)?.origin === origin, 'origins, as https://app.example.vn'),
      ),
    )
    .default([]),
  WEBHOOK_LOOPBACK: onOff.default('off'),
  EDGE_SECONDS: count(0, 86_400).default(0),
  LLM_BASE_URL: webAddress('https://api.example.com/v1').optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().min(1).max(200).optional(),
  LLM_DAILY_TOKENS: count(0, 1_000_000_000).default(1_000_000),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: `smtp://user:password@host:587 or smtps://…:465; ${UNESCAPED}` })
    .refine((url) => !/[#]|^smtps?:\/\/[^?]*\/[^?]|\?.*@/.test(url), UNESCAPED)
    .optional(),
  SMTP_CA: z.string().min(1).optional(),
  MAIL_FROM: z
    .string()
    .max(300)
    .regex(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/, 'an address, or Name <address>')
    .optional(),
  S3_ENDPOINT: webAddress('https://s3.example.com').optional(),
  S3_REGION: z.string().min(1).max(100).default('auto'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'a bucket name')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).max(200).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).max(200).optional(),
  S3_PUBLIC_URL: webAddress('https://cdn.example.com').optional(),
  ADMIN_EMAIL: z.email('an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'at least 8 characters').max(128).optional(),
  ...backupShape,
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').max(200).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('http://localhost:4318').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,]*(?:,[\w-]+=[^,]*)*$/, 'name=value, with commas between')
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('chon-may'),
  OTEL_TRACES_SAMPLER_ARG: amount(1).default(1),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
})

/** Every variable that the server reads. */
export const VARIABLES = Object.keys(schema.shape)

/** The language model that words answers. */
export type LanguageModelEnv = {
  /** Address of an OpenAI-compatible endpoint, without a trailing slash. */
  baseUrl: string
  /** Sent as a bearer token; an endpoint of one's own may need none. */
  apiKey: string | undefined
  model: string
  /** Tokens a day over all servers; past them the built-in voice answers. */
  dailyTokens: number
}

/** A storage that speaks S3, and who asks it. */
export type StorageEnv = {
  /** Without a trailing slash. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Where uploads are kept instead of the data directory. */
export type S3Env = StorageEnv & {
  bucket: string
  /** Without a trailing slash. */
  publicUrl: string | undefined
}

/** Where traces are sent, by OTLP over HTTP. */
export type TracingEnv = {
  /** Address of the collector, without a trailing slash and without /v1/traces. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  /** Share of the requests that are traced, 0 to 1. */
  ratio: number
}

/** The configuration of a server, read once at its start. */
export type Env = {
  port: number
  host: string
  /** Canonical address without a trailing slash; unset, `linkedAddress` stands for it, never a request's Host header. */
  siteUrl: string | undefined
  /** Absolute folder of the embedded database. */
  dataDir: string
  databaseUrl: string | undefined
  /** A replica of it, from which pages for everybody are read; absent, everything is read from the primary. */
  databaseReadUrl: string | undefined
  /** Key of every signature and keyed hash; absent with the embedded database, which keeps one in its data directory. */
  secret: string | undefined
  /** Whether an empty database gets the demo catalogue. */
  demo: boolean
  /** A copy of a site, which leaves everybody and everything outside alone (server/copy.ts). */
  isCopy: boolean
  /** How many proxies stand before the server and may be believed about the visitor's address. */
  trustProxy: number
  /** Processes that answer at its address. */
  workers: number
  /** How long the server goes on answering after it has said that it is not ready any more, in s. */
  shutdownDelay: number
  /** Other sites whose pages may call what needs a key, and the advisor. */
  corsOrigins: readonly string[]
  /** Whether receivers of webhooks may lie on this machine: for trying one, never where others reach the site. */
  webhookLoopback: boolean
  /** How long a CDN may give out a public page without asking; 0: it always asks, and a change shows at once. */
  edgeSeconds: number
  /** Null where the advisor answers with its built-in voice alone. */
  languageModel: LanguageModelEnv | null
  /** Null where mails are written into the data directory. */
  mailServer: MailServer | null
  /** Whom mails come from, 'Name <address>'. */
  mailFrom: string
  /** Null where uploads are kept in the data directory. */
  s3: S3Env | null
  /** The administrator to make at start where there is none. */
  admin: { email: string; password: string | undefined } | undefined
  backups: BackupsEnv
  /** Who sends it as a bearer token may read the metrics from anywhere. */
  metricsToken: string | undefined
  /** Null where nobody collects traces. */
  tracing: TracingEnv | null
  logLevel: z.infer<typeof schema>['LOG_LEVEL']
}

/** A variable of the environment has a value the server cannot work with. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * Reads the environment; empty variables count as unset.
 * @throws EnvError with one line that names every bad variable
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(present)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new EnvError(`Bad environment: ${problems.join('; ')}`)
  }
  const env = parsed.data
  const isCopy = env.COPY === 'on'
  if (env.DATABASE_READ_URL && !env.DATABASE_URL && !isCopy) {
    throw new EnvError('Bad environment: DATABASE_READ_URL: only with DATABASE_URL, whose replica it is')
  }
  if (env.DATABASE_URL && !env.AUTH_SECRET) {
    throw new EnvError('Bad environment: AUTH_SECRET: required with DATABASE_URL')
  }
  if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL) {
    throw new EnvError('Bad environment: ADMIN_EMAIL: required with ADMIN_PASSWORD')
  }
  const siteUrl = env.SITE_URL?.replace(/\/+$/, '')
  if (env.WEBHOOK_LOOPBACK === 'on' && siteUrl?.startsWith('https:')) {
    throw new EnvError(
      'Bad environment: WEBHOOK_LOOPBACK: only for development, without SITE_URL or with http',
    )
  }
  const dataDir = resolve(env.DATA_DIR)
  const storage = storageOf(env)
  const s3 = s3Of(env, storage)
  const read: Env = {
    port: env.PORT,
    host: env.HOST,
    siteUrl,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    secret: env.AUTH_SECRET,
    isCopy,
    demo: env.DEMO ? env.DEMO === 'on' : !env.DATABASE_URL,
    trustProxy: env.TRUST_PROXY,
    workers: workersOf(env),
    shutdownDelay: env.SHUTDOWN_DELAY ?? (env.TRUST_PROXY > 0 ? 3 : 0),
    corsOrigins: env.CORS_ORIGINS,
    webhookLoopback: env.WEBHOOK_LOOPBACK === 'on',
    edgeSeconds: env.EDGE_SECONDS,
    languageModel: languageModelOf(env),
    mailServer: env.SMTP_URL
      ? { url: env.SMTP_URL, caFile: env.SMTP_CA === undefined ? undefined : resolve(env.SMTP_CA) }
      : null,
    mailFrom: env.MAIL_FROM ?? `Chọn Máy <no-reply@${siteUrl ? new URL(siteUrl).hostname : 'localhost'}>`,
    s3,
    backups: refused(() => backupsOf(env, { dataDir, storage, s3, databaseUrl: env.DATABASE_URL })),
    admin: env.ADMIN_EMAIL ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : undefined,
    metricsToken: env.METRICS_TOKEN,
    tracing: tracingOf(env),
    logLevel: env.LOG_LEVEL,
  }
  return isCopy ? asCopy(read) : read
}

/** What a part of the environment says, or why it is refused. @throws EnvError */
function refused<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new EnvError(`Bad environment: ${(error as Error).message}`)
  }
}

/** The embedded database has one process alone. */
function workersOf({ WORKERS: workers, DATABASE_URL: url }: z.infer<typeof schema>): number {
  if (workers === 'auto') return url ? availableParallelism() : 1
  if (workers > 1 && !url)
    throw new EnvError('Bad environment: WORKERS: more than one process needs DATABASE_URL')
  return workers
}

function languageModelOf(env: z.infer<typeof schema>): LanguageModelEnv | null {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model, LLM_DAILY_TOKENS: dailyTokens } = env
  if (!baseUrl) return null
  if (!model) throw new EnvError('Bad environment: LLM_MODEL: required with LLM_BASE_URL')
  return { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey, model, dailyTokens }
}

function storageOf(env: z.infer<typeof schema>): StorageEnv | null {
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = env
  // With neither pictures nor backups in a bucket nobody asks it: it may stay set while backups go to a folder again.
  if (!endpoint || !(env.S3_BUCKET || env.BACKUP_TO?.startsWith('s3:'))) return null
  const needed = (name: 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY') => {
    const value = env[name]
    if (!value) throw new EnvError(`Bad environment: ${name}: required with S3_ENDPOINT`)
    return value
  }
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    region,
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  }
}

/** The bucket of pictures; null where they stay in the data directory, and the storage is for backups alone. */
function s3Of(env: z.infer<typeof schema>, storage: StorageEnv | null): S3Env | null {
  const { S3_BUCKET: bucket, S3_PUBLIC_URL: publicUrl } = env
  if (!storage) return null
  if (bucket) return { ...storage, bucket, publicUrl: publicUrl?.replace(/\/+$/, '') }
  if (publicUrl)
    throw new EnvError(
      'Bad environment: S3_PUBLIC_URL: only with S3_BUCKET, whose pictures everybody reads there',
    )
  return null
}

/** A header's value as OpenTelemetry's variables write it: with percent signs for what would part it. */
function decodedHeader(value: string): string {
  try {
    return decodeURIComponent(value.trim())
  } catch {
    throw new EnvError('Bad environment: OTEL_EXPORTER_OTLP_HEADERS: a % that begins no sign')
  }
}

function tracingOf(env: z.infer<typeof schema>): TracingEnv | null {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null
  const pairs = env.OTEL_EXPORTER_OTLP_HEADERS?.split(',') ?? []
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
    headers: Object.fromEntries(
      pairs.map((pair) => [pair.split('=', 1)[0], decodedHeader(pair.replace(/^[^=]*=/, ''))]),
    ),
    serviceName: env.OTEL_SERVICE_NAME,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  }
}

/** The address that mails link to: never one that a request names, or a stranger's Host header would choose where a link leads. */
export function linkedAddress(env: Pick<Env, 'siteUrl' | 'port'>): string {
  return env.siteUrl ?? `http://localhost:${env.port}`
}
