import { resolve } from 'node:path'
import { z } from 'zod'
import type { MailServer } from '#app/platform/mail/smtp-line.server.ts'
import { backupShape, backupsOf } from './backup/backups-env.ts'
import type { BackupsEnv } from './backup/backups-env.ts'
import { asCopy } from './copy.ts'

const onOff = z.enum(['on', 'off'])

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  AUTH_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  DEMO: onOff.optional(),
  COPY: onOff.default('off'),
  TRUST_PROXY: z
    .union([z.literal('off').transform(() => 0), z.coerce.number().int().min(0).max(10)])
    .default(0),
  SHUTDOWN_DELAY: z.coerce.number().min(0).max(15).optional(),
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
  EDGE_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().min(1).max(200).optional(),
  LLM_DAILY_TOKENS: z.coerce.number().int().min(0).max(1_000_000_000).default(1_000_000),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_CA: z.string().min(1).optional(),
  MAIL_FROM: z
    .string()
    .max(300)
    .regex(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/, 'an address, or Name <address>')
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).max(100).default('auto'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'a bucket name')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).max(200).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).max(200).optional(),
  S3_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8, 'at least 8 characters').max(128).optional(),
  ...backupShape,
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').max(200).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,]*(?:,[\w-]+=[^,]*)*$/, 'name=value, with commas between')
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('chon-may'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
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

/** Where uploads are kept instead of the data directory; addresses without a trailing slash. */
export type S3Env = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
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
  const s3 = s3Of(env)
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
    backups: refused(() => backupsOf(env, { dataDir, s3, databaseUrl: env.DATABASE_URL })),
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

function languageModelOf(env: z.infer<typeof schema>): LanguageModelEnv | null {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model, LLM_DAILY_TOKENS: dailyTokens } = env
  if (!baseUrl) return null
  if (!model) throw new EnvError('Bad environment: LLM_MODEL: required with LLM_BASE_URL')
  return { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey, model, dailyTokens }
}

function s3Of(env: z.infer<typeof schema>): S3Env | null {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_PUBLIC_URL: publicUrl } = env
  if (!endpoint) return null
  const needed = (name: 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY') => {
    const value = env[name]
    if (!value) throw new EnvError(`Bad environment: ${name}: required with S3_ENDPOINT`)
    return value
  }
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    region,
    bucket: needed('S3_BUCKET'),
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
    publicUrl: publicUrl?.replace(/\/+$/, ''),
  }
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
