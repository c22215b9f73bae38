import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { asError } from '#db/caught.ts'
import { CaFileError } from './mail-trouble.ts'
import { headersOf } from './mail.ts'
import type { ListMail, MailLine, RenderedMail } from './mail.ts'

/** A mail server that is silent for so long is taken for gone, and so long the whole of handing over one mail may take, in ms. */
const MAIL_TIMES = { silence: 10_000, whole: 30_000 }

/** A mail server as the environment names it. */
export type MailServer = {
  /** smtp:// or smtps://, with user and password. */
  url: string
  /** A file with the certificates in PEM that the server's has to be signed by; absent, those that everybody trusts. */
  caFile?: string | undefined
}

/** The mail server did not take a mail, or did not say that it has. */
export class NotHandedError extends Error {
  override name = 'NotHandedError'
  /** The server's answer to this mail; undefined where there was none, or it was about something else (TLS, our password, our address). */
  readonly code: number | undefined
  /** The answer was about the recipient. */
  readonly isAboutRecipient: boolean
  /** The end was on its way and no answer came: the server may have the mail. */
  readonly isDoubtful: boolean

  constructor(cause: unknown, isMarked: boolean) {
    super(asError(cause).message, { cause })
    const { responseCode, command } = cause as { responseCode?: number; command?: string }
    // What is said before is about us or about the server: another time the same mail is taken.
    const isAboutMail = command === 'RCPT TO' || command === 'DATA'
    this.code = isAboutMail ? responseCode : undefined
    this.isAboutRecipient = command === 'RCPT TO'
    this.isDoubtful = isMarked && responseCode === undefined
  }
}

type Connection = InstanceType<(typeof import('nodemailer/lib/smtp-connection'))['default']>
type Open = { connection: Connection; broken: Promise<never> }

/** A line to a mail server, opened with its first mail and again after whatever went wrong. @param from 'Name <address>' */
export function smtpLine(server: MailServer, from: string, times = MAIL_TIMES): MailLine {
  let open: Open | null = null

  function close(): void {
    open?.connection.close()
    open = null
  }

  async function connected(): Promise<Open> {
    if (open) return open
    const opening = await lineTo(server, times.silence)
    const { connection, broken } = opening
    broken.catch(() => open?.connection === connection && close())
    open = { connection, broken }
    await signIn(opening)
    return { connection, broken }
  }

  return {
    async hand(mail, mark = () => Promise.resolve()) {
      let isMarked = false
      async function* untilMarked(whole: Buffer) {
        yield whole
        await mark()
        isMarked = true
      }
      const work = async () => {
        const { envelope, whole } = await composed(mail, from)
        const { connection, broken } = await connected()
        const text = Readable.from(untilMarked(whole))
        await Promise.race([called((done) => connection.send(envelope, text, done)), broken])
      }
      try {
        await withinTime(work(), times.whole)
      } catch (error) {
        close()
        throw new NotHandedError(error, isMarked)
      }
    },
    close,
  }
}

/** Connects to a mail server, signs in, and leaves. @throws why no mail can be handed to it; `mailTrouble` reads it */
export async function tryMailServer(server: MailServer, times = MAIL_TIMES): Promise<void> {
  const opening = await lineTo(server, times.silence)
  const { connection, broken } = opening
  broken.catch(() => undefined)
  try {
    await withinTime(signIn(opening), times.whole)
    connection.quit()
  } catch (error) {
    connection.close()
    throw error
  }
}

type Login = { user: string; pass: string } | undefined
type Opening = Open & { auth: Login; caFile: string | undefined }

/** A connection that is not open yet; its file of authorities is read each time, so that a new one holds without a restart. */
async function lineTo({ url, caFile }: MailServer, silence: number): Promise<Opening> {
  const [{ default: SMTPConnection }, { parseConnectionUrl }] = await Promise.all([
    import('nodemailer/lib/smtp-connection'),
    import('nodemailer/lib/shared'),
  ])
  const { auth, ...server } = parseConnectionUrl(url)
  const connection = new SMTPConnection({
    ...server,
    // Who names an authority wants TLS: a server that offers none gets neither password nor mail.
    ...(caFile ? { requireTLS: true, tls: { ...server.tls, ca: await authoritiesIn(caFile) } } : {}),
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    dnsTimeout: silence,
  })
  const broken = new Promise<never>((_, reject) => {
    connection.on('error', reject)
    connection.on('end', () => reject(new Error('The mail server closed the connection.')))
  })
  return { auth, connection, broken, caFile }
}

async function signIn({ auth, connection, broken, caFile }: Opening): Promise<void> {
  await Promise.race([called((done) => connection.connect(done)), broken]).catch((error: unknown) => {
    throw caFile && error instanceof Error ? Object.assign(error, { judgedBy: caFile }) : error
  })
  if (auth && connection.allowsAuth)
    await Promise.race([called((done) => connection.login(auth, done)), broken])
}

/** The certificates of a file. @throws CaFileError: TLS would take a file without one for 'trust nobody', and not say so */
async function authoritiesIn(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CaFileError('CA_UNREADABLE', `${file}: ${error.code ?? error.message}`)
  })
  const found = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  if (found.length === 0 || !found.every(isCertificate)) throw new CaFileError('CA_EMPTY', file)
  return found
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).subject !== ''
  } catch {
    return false
  }
}

/** What calls back as a promise. */
const called = (work: (done: (error?: unknown) => void) => void) =>
  new Promise<void>((resolve, reject) => work((error) => (error ? reject(error) : resolve())))

/** The bytes of a mail, and between which addresses it goes. */
async function composed(mail: RenderedMail | ListMail, from: string) {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const { recipient, subject, text, html, replyTo, unsubscribeUrl } = mail
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from
  const ofList =
    'listId' in mail ? { from: { name: mail.fromName, address }, messageId: mail.messageId } : { from }
  const node = new MailComposer({
    ...ofList,
    // As an object: nodemailer would read a list of addresses out of a text.
    to: { name: '', address: recipient },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    text,
    html,
    headers: {
      ...headersOf({ unsubscribeUrl }),
      ...('listId' in mail ? { 'List-Id': mail.listId } : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  return { envelope: { from: address, to: [recipient] }, whole: await node.build() }
}

/** @throws where `work` takes longer than `ms` */
async function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the mail server took longer than ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
