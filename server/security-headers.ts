import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { VIDEO_HOSTS } from '#app/domain/blog/html/allowed.ts'

const self = "'self'"

/**
 * The headers every answer carries. Scripts run only from our own files or with this response's nonce; development
 * also needs what the bundler injects.
 */
export function securityHeaders(options: { https: boolean; development: boolean }): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [self],
      scriptSrc: [self, NONCE],
      styleSrc: options.development ? [self, "'unsafe-inline'"] : [self, NONCE],
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
  })
}
