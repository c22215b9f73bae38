import { Readable } from 'node:stream'
import { headersOf } from './mail.ts'
import type { ListMail, MailLine, RenderedMail } from './mail.ts'

/** A mail server that is silent for so long is taken for gone, and so long the whole of handing over one mail may take, in ms. */
const MAIL_TIMES = { silence: 10_000, whole: 30_000 }

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
