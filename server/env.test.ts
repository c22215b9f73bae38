import { describe, expect, it } from 'vitest'
import { linkedAddress, readEnv } from './env.ts'

describe('readEnv', () => {
  it('needs nothing: embedded database, demo, loopback', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: undefined,
      databaseUrl: undefined,
      demo: true,
      trustProxy: 0,
      logLevel: 'info',
    })
  })

  it('counts an empty variable as unset', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '', DEMO: '' })).toEqual(readEnv({}))
  })

  it('loads no demo into a PostgreSQL server unless told to', () => {
    const server = { DATABASE_URL: 'postgres://localhost/shop', AUTH_SECRET: 'x'.repeat(32) }
    expect(readEnv(server).demo).toBe(false)
    expect(readEnv({ ...server, DEMO: 'on' }).demo).toBe(true)
  })

  it('reads the headers of a collector as OpenTelemetry writes them', () => {
    const of = (headers: string) =>
      readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_EXPORTER_OTLP_HEADERS: headers }).tracing
        ?.headers
    expect(of('Authorization=Basic%20abc%3D%3D,x-team=a=b')).toEqual({
      Authorization: 'Basic abc==',
      'x-team': 'a=b',
    })
    expect(() => of('a=50%')).toThrow('OTEL_EXPORTER_OTLP_HEADERS')
  })

  it('takes the origins of other sites, and nothing that is none', () => {
    const of = (CORS_ORIGINS: string) => readEnv({ CORS_ORIGINS }).corsOrigins
    expect(of('https://a.vn, http://localhost:5173')).toEqual(['https://a.vn', 'http://localhost:5173'])
    for (const bad of ['*', 'https://a.vn/', 'a.vn', 'https://a.vn,'])
      expect(() => of(bad)).toThrow('CORS_ORIGINS')
  })

  it('reads the authority of the mail server, and leaves it alone where there is none', () => {
    const of = (variables: Record<string, string>) => readEnv(variables).mailServer
    expect(of({ SMTP_URL: 'smtp://a.vn', SMTP_CA: '/etc/ca.pem' })).toEqual({
      url: 'smtp://a.vn',
      caFile: '/etc/ca.pem',
    })
    expect(of({ SMTP_URL: 'smtp://a.vn' })).toEqual({ url: 'smtp://a.vn', caFile: undefined })
    // A copy of the site is started with SMTP_URL= and the rest of the live one's environment.
    expect(of({ SMTP_URL: '', SMTP_CA: '/etc/ca.pem' })).toBeNull()
  })

  it('makes of the live environment that of a copy, which leaves what is outside alone', () => {
    const live = {
      DATABASE_READ_URL: 'postgres://replica/shop',
      DATA_DIR: '/copy',
      SMTP_URL: 'smtp://a.vn',
      BACKUP_EVERY: '24h',
      BACKUP_TO: 's3://backups',
      S3_ENDPOINT: 'https://s3.vn',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    }
    expect(readEnv({ ...live, COPY: 'on' })).toMatchObject({
      isCopy: true,
      mailServer: null,
      databaseReadUrl: undefined,
      backups: { everyMs: null, to: { folder: '/copy/backups' } },
    })
    expect(readEnv({}).isCopy).toBe(false)
    expect(() => readEnv({ COPY: 'yes' })).toThrow('COPY')
  })

  it('lets webhooks go to this machine only where nobody else reaches the site', () => {
    expect(readEnv({}).webhookLoopback).toBe(false)
    expect(readEnv({ WEBHOOK_LOOPBACK: 'on', SITE_URL: 'http://localhost:3000' }).webhookLoopback).toBe(true)
    expect(() => readEnv({ WEBHOOK_LOOPBACK: 'on', SITE_URL: 'https://a.example' })).toThrow(
      'WEBHOOK_LOOPBACK',
    )
  })

  it('takes the canonical address without its trailing slash', () => {
    expect(readEnv({ SITE_URL: 'https://example.vn/' }).siteUrl).toBe('https://example.vn')
  })

  it('has no language model unless it is told where one is', () => {
    expect(readEnv({}).languageModel).toBeNull()
    expect(readEnv({ LLM_MODEL: 'sonar', LLM_API_KEY: 'k' }).languageModel).toBeNull()
    expect(
      readEnv({ LLM_BASE_URL: 'https://api.example.com/v1/', LLM_MODEL: 'sonar' }).languageModel,
    ).toEqual({
      baseUrl: 'https://api.example.com/v1',
      apiKey: undefined,
      model: 'sonar',
      dailyTokens: 1_000_000,
    })
  })

  it.each([
    [{ LLM_BASE_URL: 'https://api.example.com' }, 'LLM_MODEL'],
    [{ LLM_BASE_URL: 'file:///etc/passwd', LLM_MODEL: 'm' }, 'LLM_BASE_URL'],
    [{ LLM_DAILY_TOKENS: 'many' }, 'LLM_DAILY_TOKENS'],
    [{ LLM_DAILY_TOKENS: '-1' }, 'LLM_DAILY_TOKENS'],
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SITE_URL: 'example.vn' }, 'SITE_URL'],
    [{ SITE_URL: 'javascript:alert(1)' }, 'SITE_URL'],
    [{ SITE_URL: 'https://example.vn/shop' }, 'SITE_URL'],
    [{ SITE_URL: 'https://user:secret@example.vn' }, 'SITE_URL'],
    [{ DATABASE_URL: 'mysql://localhost/shop' }, 'DATABASE_URL'],
    [{ DATABASE_READ_URL: 'postgres://localhost/shop' }, 'DATABASE_READ_URL'],
    [{ DATABASE_URL: 'postgres://localhost/shop' }, 'AUTH_SECRET'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET'],
    [{ SMTP_URL: 'https://mail.example.vn' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'Chọn Máy' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'a@b.vn\r\nBcc: x@y.z' }, 'MAIL_FROM'],
    [{ ADMIN_EMAIL: 'chu' }, 'ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'chu@example.vn', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_PASSWORD: 'long enough' }, 'ADMIN_EMAIL'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ TRUST_PROXY: 'all' }, 'TRUST_PROXY'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'no pair' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
    [{ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'anh', S3_ACCESS_KEY_ID: 'k' }, 'S3_SECRET_ACCESS_KEY'],
    [{ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: '../x' }, 'S3_BUCKET'],
  ])('refuses %j in one line that names %s', (source, variable) => {
    expect(() => readEnv(source)).toThrow(new RegExp(`^Bad environment: .*${variable}[^\n]*$`))
  })

  it('sends traces nowhere unless it is told where', () => {
    expect(readEnv({}).tracing).toBeNull()
    expect(
      readEnv({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/',
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic YTpi==,x-tenant=shop',
        OTEL_TRACES_SAMPLER_ARG: '0.1',
      }).tracing,
    ).toEqual({
      endpoint: 'https://collector.example',
      headers: { authorization: 'Basic YTpi==', 'x-tenant': 'shop' },
      serviceName: 'chon-may',
      ratio: 0.1,
    })
  })

  it('sends mails in the name of the site, unless told otherwise', () => {
    expect(readEnv({ SITE_URL: 'https://chonmay.example' }).mailFrom).toBe(
      'Chọn Máy <no-reply@chonmay.example>',
    )
    expect(readEnv({ MAIL_FROM: 'Shop <a@b.vn>' }).mailFrom).toBe('Shop <a@b.vn>')
  })

  it('lets no request choose where mails link to', () => {
    expect(linkedAddress(readEnv({ PORT: '8080' }))).toBe('http://localhost:8080')
    expect(linkedAddress(readEnv({ SITE_URL: 'https://chonmay.example' }))).toBe('https://chonmay.example')
  })

  it('keeps uploads in the data directory unless it is told of a bucket', () => {
    expect(readEnv({}).s3).toBeNull()
    const keys = { S3_BUCKET: 'anh', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
    expect(
      readEnv({ ...keys, S3_ENDPOINT: 'https://s3.example/', S3_PUBLIC_URL: 'https://cdn.example/' }).s3,
    ).toEqual({
      endpoint: 'https://s3.example',
      region: 'auto',
      bucket: 'anh',
      accessKeyId: 'k',
      secretAccessKey: 's',
      publicUrl: 'https://cdn.example',
    })
  })
})

describe('the variables of backups', () => {
  const s3 = {
    S3_ENDPOINT: 'https://s3.vn',
    S3_BUCKET: 'anh',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 's',
  }

  it('make none by themselves unless told how often', () => {
    expect(readEnv({ DATA_DIR: '/data' }).backups).toEqual({
      everyMs: null,
      to: { folder: '/data/backups' },
      keep: { daily: 7, weekly: 4, monthly: 12 },
      key: null,
      tryUrl: undefined,
    })
  })

  it.each([
    ['15m', 900_000],
    ['6h', 21_600_000],
    ['2d', 172_800_000],
  ])('read %s as an interval', (BACKUP_EVERY, ms) => {
    expect(readEnv({ BACKUP_EVERY }).backups.everyMs).toBe(ms)
  })

  it.each([
    ['7d 4w 12m', { daily: 7, weekly: 4, monthly: 12 }],
    ['30d', { daily: 30, weekly: 0, monthly: 0 }],
    ['0d 0w 6m', { daily: 0, weekly: 0, monthly: 6 }],
  ])('read %s as a rule', (BACKUP_KEEP, rule) => {
    expect(readEnv({ BACKUP_KEEP }).backups.keep).toEqual(rule)
  })

  it('read a bucket with the keys of the pictures, and without its public address', () => {
    const { to } = readEnv({
      ...s3,
      S3_PUBLIC_URL: 'https://cdn.vn',
      BACKUP_TO: 's3://sao-luu/trang/',
    }).backups
    expect(to).toEqual({
      s3: {
        endpoint: 'https://s3.vn',
        region: 'auto',
        bucket: 'sao-luu',
        accessKeyId: 'k',
        secretAccessKey: 's',
      },
      prefix: 'trang/',
    })
  })

  it('names a folder for backups from DATA_DIR on, never in the folder of the release', () => {
    const folderOf = (BACKUP_TO: string) => readEnv({ DATA_DIR: '/srv/site', BACKUP_TO }).backups.to
    expect(folderOf('../sao-luu')).toEqual({ folder: '/srv/sao-luu' })
    expect(folderOf('/mnt/sao-luu')).toEqual({ folder: '/mnt/sao-luu' })
  })

  it.each([
    [{ BACKUP_EVERY: '1m' }, 'BACKUP_EVERY: between 15m and 31d'],
    [{ BACKUP_EVERY: 'daily' }, 'BACKUP_EVERY: minutes, hours or days'],
    [{ BACKUP_KEEP: '0d' }, 'BACKUP_KEEP: days, weeks and months'],
    [{ BACKUP_KEEP: '7 days' }, 'BACKUP_KEEP: days, weeks and months'],
    [{ BACKUP_TO: 's3://Lớn' }, 'BACKUP_TO: a folder, or s3://bucket/folder'],
    [
      { BACKUP_TO: 's3://bb/x' },
      'BACKUP_TO: a folder, or s3://bucket/folder (a bucket has 3 to 63 small letters',
    ],
    [{ BACKUP_TO: '/proc/sao-luu' }, 'BACKUP_TO: a folder on a disk'],
    [{ DATA_DIR: '/proc/data' }, 'DATA_DIR: a folder on a disk'],
    [{ DATA_DIR: '../../../../../../../../sys/data' }, 'DATA_DIR: a folder on a disk'],
    [{ BACKUP_TO: 's3://sao-luu' }, 'BACKUP_TO: a bucket needs S3_ENDPOINT'],
    [
      { ...s3, S3_PUBLIC_URL: 'https://cdn.vn', BACKUP_TO: 's3://anh/sao-luu' },
      'BACKUP_TO: everybody may read',
    ],
    [{ BACKUP_PASSPHRASE: 'ngắn' }, 'BACKUP_PASSPHRASE: at least 12'],
    [{ BACKUP_PASSPHRASE: 'x'.repeat(12), BACKUP_KEY_FILE: '/k' }, 'BACKUP_KEY_FILE: not together'],
    [
      { DATABASE_URL: 'postgres://h/a', AUTH_SECRET: 'x'.repeat(32), BACKUP_TRY_URL: 'postgres://h/a' },
      'BACKUP_TRY_URL: the database of the site itself',
    ],
  ])('refuse %j', (variables, said) => {
    expect(() => readEnv(variables)).toThrow(`Bad environment: ${said}`)
  })
})

it.each<[Record<string, string>, string]>([
  [{ PORT: 'x' }, 'PORT: a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT: a whole number from 0 to 65535'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY: how many proxies stand before the site, 0 to 10'],
  [{ TRUST_PROXY: '11' }, 'TRUST_PROXY: how many proxies stand before the site, 0 to 10'],
  [
    { SITE_URL: 'chonmay.example' },
    'SITE_URL: an address with http:// or https://, such as https://chonmay.example',
  ],
  [{ DATABASE_URL: 'localhost/x' }, 'DATABASE_URL: postgres://user:password@host:5432/name'],
  [{ DATABASE_URL: 'postgres://a:b#c@localhost/x' }, 'DATABASE_URL: postgres://user:password@host:5432/name'],
  [{ DATABASE_URL: 'postgres://a:1#c@localhost/x' }, 'DATABASE_URL: a # in the password is written %23'],
  [{ SMTP_URL: 'smtp://site:p@ss#word@localhost' }, 'SMTP_URL: signs of a user or password'],
  [{ SMTP_URL: 'smtp://site:12/3@localhost' }, 'SMTP_URL: signs of a user or password'],
  [{ SMTP_URL: 'smtp://site:12?3@localhost' }, 'SMTP_URL: signs of a user or password'],
  [{ SMTP_URL: 'mail.example:587' }, 'SMTP_URL: smtp://user:password@host:587'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: fatal, error,'],
  [{ DEMO: 'yes' }, 'DEMO: on or off'],
  [{ ADMIN_EMAIL: 'chu' }, 'ADMIN_EMAIL: an e-mail address'],
])('says what is wanted instead of %j', (variables, said) => {
  expect(() => readEnv(variables)).toThrow(`Bad environment: ${said}`)
})

it('takes mail servers with options, ports and escaped passwords', () => {
  for (const url of [
    'smtp://a.vn:587?requireTLS=true',
    'smtp://a.vn/',
    'smtps://b%40c.vn:p%23%2Fw@example.vn:465',
  ])
    expect(readEnv({ SMTP_URL: url }).mailServer?.url).toBe(url)
})

describe('backups in a bucket', () => {
  const keys = { S3_ENDPOINT: 'https://s3.vn', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }

  it('take no pictures along: without S3_BUCKET these stay in the data directory', () => {
    const { s3, backups } = readEnv({ ...keys, BACKUP_TO: 's3://sao-luu/trang' })
    expect(s3).toBeNull()
    expect(backups.to).toMatchObject({
      s3: { endpoint: 'https://s3.vn', bucket: 'sao-luu' },
      prefix: 'trang/',
    })
    expect(() => readEnv({ ...keys, BACKUP_TO: 's3://sao-luu', S3_PUBLIC_URL: 'https://cdn.vn' })).toThrow(
      'S3_PUBLIC_URL: only with S3_BUCKET',
    )
  })

  it.each([{}, { BACKUP_TO: '/backups' }, { BACKUP_TO: '/backups', S3_SECRET_ACCESS_KEY: '' }])(
    'may leave the storage set where they go to a folder again: %j',
    (to) => {
      const { s3, backups } = readEnv({ ...keys, ...to })
      expect(s3).toBeNull()
      expect(backups.to).toEqual({ folder: expect.stringMatching(/\/backups$/) as string })
    },
  )

  it.each(['https://s3.vn/sao-luu', 'https://s3.vn/sao-luu/trang', 'https://sao-luu.s3.vn'])(
    'are refused where S3_PUBLIC_URL opens it: %s',
    (publicUrl) => {
      const variables = { ...keys, S3_BUCKET: 'anh', S3_PUBLIC_URL: publicUrl }
      expect(() => readEnv({ ...variables, BACKUP_TO: 's3://sao-luu/x' })).toThrow(
        'BACKUP_TO: everybody may read',
      )
      expect(readEnv({ ...variables, BACKUP_TO: 's3://sao-luu-khac/x' }).s3?.publicUrl).toBe(publicUrl)
    },
  )
})
