import { isSameSecret } from '../secret.ts'

type Reader = {
  /** Address of the socket's other end; absent where there is no socket. */
  socket: string | undefined
  headers: Pick<Headers, 'has' | 'get'>
}

/** By these a proxy says for whom it asks: with one of them the machine itself asks for somebody else. */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
]
const LOOPBACK = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/

/** Whether somebody may read the metrics: the machine itself where no proxy stands before the site, or who has the token. */
export function mayReadMetrics(
  { socket, headers }: Reader,
  { trustProxy, metricsToken }: { trustProxy: number; metricsToken: string | undefined },
): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? []
  if (metricsToken && given && isSameSecret(given, metricsToken)) return true
  if (trustProxy > 0 || FORWARDED.some((name) => headers.has(name))) return false
  return socket !== undefined && LOOPBACK.test(socket)
}
