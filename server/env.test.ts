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

  it('takes the canonical address without its trailing slash', () => {
    expect(readEnv({ SITE_URL: 'https://example.vn/' }).siteUrl).toBe('https://example.vn')
  })

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SITE_URL: 'example.vn' }, 'SITE_URL'],
    [{ SITE_URL: 'javascript:alert(1)' }, 'SITE_URL'],
    [{ DATABASE_URL: 'mysql://localhost/shop' }, 'DATABASE_URL'],
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
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ])('refuses %j in one line that names %s', (source, variable) => {
    expect(() => readEnv(source)).toThrow(new RegExp(`^Bad environment: .*${variable}[^\n]*$`))
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
})
