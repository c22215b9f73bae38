import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'

/** A mail that a server of the tests took: its recipient, and its text as it came. */
export type ReceivedMail = { to: string; text: string }

/** A mail server on a free port of this machine. */
export type TestMailServer = { url: string; received: ReceivedMail[]; close: () => Promise<void> }

/** An answer of a mail server that is no 250. */
export const refusalOf = (responseCode: number, text = 'no') =>
  Object.assign(new Error(text), { responseCode })

type Behaviour = SMTPServerOptions & {
  /** Called with each mail that is whole, before the answer; what it throws is the answer. */
  onMail?: (mail: ReceivedMail) => void | Promise<void>
}

/** Opens one that keeps what it gets: a mail counts from its end on, whether anybody hears the answer or not. */
export async function openMailServer({ onMail, ...options }: Behaviour = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const mail = {
          to: session.envelope.rcptTo[0]?.address ?? '',
          text: Buffer.concat(chunks).toString(),
        }
        void (async () => {
          try {
            await onMail?.(mail)
            received.push(mail)
            done()
          } catch (error) {
            done(error as Error)
          }
        })()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** A mail as a person reads it: headers on one line each, then the text of every part, decoded. */
export function readable({ text }: ReceivedMail): string {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1]
  const parts = boundary ? rest.join('\r\n\r\n').split(`--${boundary}`) : [text]
  return [head.replaceAll('\r\n ', ' '), ...parts.map(decoded)].join('\n')
}

function decoded(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/encoding: quoted-printable/i.test(head)) return body
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
