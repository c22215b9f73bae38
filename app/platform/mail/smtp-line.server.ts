import { Readable } from 'node:stream'
import type { RenderedMail } from './mail.ts'
import { MAIL_TIMES, nodemailerMail, withinTime } from './transport.server.ts'

/** A mail to one of many: who signs it, and its name, the same each time it is tried. */
export type ListMail = RenderedMail & { fromName: string; messageId: string; listId: string }

/** A connection to the mail server on which mails are handed over one after another. */
export type MailLine = {
  /**
   * Hands one mail over. Everything but its end is sent, then `mark` is awaited, then the end: while `mark` has not settled, the mail
   * server has nothing, and where it throws, it gets nothing.
   * @throws NotHandedError
   */
  hand(mail: ListMail, mark: () => Promise<void>): Promise<void>
  close(): void
}

/** The mail server did not take a mail, or did not say that it has. */
export class NotHandedError extends Error {
  override name = 'NotHandedError'
  /** The server's answer to this mail; undefined where there was none, or it was about something else (our password, our address). */
  readonly code: number | undefined
  /** The answer was about the recipient. */
  readonly isAboutRecipient: boolean
  /** The end was on its way and no answer came: the server may have the mail. */
  readonly isDoubtful: boolean

  constructor(cause: unknown, isMarked: boolean) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    const { responseCode, command, code } = cause as {
      responseCode?: number
      command?: string
      code?: string
    }
    const isAboutMail = code !== 'EAUTH' && command !== 'MAIL FROM'
    this.code = isAboutMail ? responseCode : undefined
    this.isAboutRecipient = command === 'RCPT TO'
    this.isDoubtful = isMarked && responseCode === undefined
  }
}

type Connection = InstanceType<(typeof import('nodemailer/lib/smtp-connection'))['default']>
type Open = { connection: Connection; broken: Promise<never> }

/** A line to the mail server at `url`, opened with its first mail and again after whatever went wrong. @param from 'Name <address>' */
export function smtpLine(url: string, from: string, times = MAIL_TIMES): MailLine {
  let open: Open | null = null

  function close(): void {
    open?.connection.close()
    open = null
  }

  async function connected(): Promise<Open> {
    if (open) return open
    const [{ default: SMTPConnection }, { parseConnectionUrl }] = await Promise.all([
      import('nodemailer/lib/smtp-connection'),
      import('nodemailer/lib/shared'),
    ])
    const { auth, ...server } = parseConnectionUrl(url)
    const connection = new SMTPConnection({
      ...server,
      connectionTimeout: times.silence,
      greetingTimeout: times.silence,
      socketTimeout: times.silence,
      dnsTimeout: times.silence,
    })
    const broken = new Promise<never>((_, reject) => {
      connection.on('error', reject)
      connection.on('end', () => reject(new Error('The mail server closed the connection.')))
    })
    broken.catch(() => open?.connection === connection && close())
    open = { connection, broken }
    await Promise.race([called((done) => connection.connect(done)), broken])
    if (auth && connection.allowsAuth)
      await Promise.race([called((done) => connection.login(auth, done)), broken])
    return open ?? { connection, broken }
  }

  return {
    async hand(mail, mark) {
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

/** What calls back as a promise. */
const called = (work: (done: (error?: unknown) => void) => void) =>
  new Promise<void>((resolve, reject) => work((error) => (error ? reject(error) : resolve())))

/** The bytes of a mail, and between which addresses it goes. */
async function composed({ fromName, messageId, listId, ...mail }: ListMail, from: string) {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from
  const { headers, ...parts } = nodemailerMail(mail)
  const node = new MailComposer({
    ...parts,
    headers: { ...headers, 'List-Id': listId },
    from: { name: fromName, address },
    messageId,
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  return { envelope: { from: address, to: [mail.recipient] }, whole: await node.build() }
}
