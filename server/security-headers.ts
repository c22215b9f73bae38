import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { VIDEO_HOSTS } from '#app/domain/blog/html/allowed.ts'

const self = "'self'"

/** Random bits that Node has at hand, 122 of them: to ask the system for some each time takes longer than all other headers. */
function newNonce(c: Context): string {
  const nonce = randomUUID().replaceAll('-', '')
  c.set('nonce', nonce)
  return `'nonce-${nonce}'`
}

const sameNonce = (c: Context): string => `'nonce-${c.get('nonce') as string}'`

/** Mails as the panel shows them: without a script of any kind, with the inline styles that mail programs read. */
const MAIL_PREVIEW = /^\/admin\/newsletter\/issues\/[^/]+\/thu\.html$/

/**
 * The headers every answer carries. Scripts run only from our own files or with this response's nonce; development
 * also needs what the bundler injects.
 */
export function securityHeaders(options: { https: boolean; development: boolean }): MiddlewareHandler {
  const usual = {
    contentSecurityPolicy: {
      defaultSrc: [self],
      scriptSrc: [self, newNonce],
      styleSrc: options.development ? [self, "'unsafe-inline'"] : [self, sameNonce],
      imgSrc: [self, 'data:', 'https:'],
      fontSrc: [self],
      connectSrc: options.development ? [self, 'ws:'] : [self],
      // Players of videos in articles; the sanitiser lets no other frame stand.
      frameSrc: [self, ...VIDEO_HOSTS.map((host) => `https://${host}`)],
      objectSrc: ["'none'"],
      baseUri: [self],
      formAction: [self],
      frameAncestors: ["'none'"],
      manifestSrc: [self],
      workerSrc: [self],
      ...(options.https ? { upgradeInsecureRequests: [] } : {}),
    },
    strictTransportSecurity: options.https ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
  } satisfies Parameters<typeof secureHeaders>[0]
  const pages = secureHeaders(usual)
  const mails = secureHeaders({
    ...usual,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'unsafe-inline'"],
      imgSrc: [self],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  })
  return (c, next) => (MAIL_PREVIEW.test(c.req.path) ? mails : pages)(c, next)
}
