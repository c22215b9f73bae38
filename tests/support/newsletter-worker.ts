import { pino } from 'pino'
import { createNewsletterSender } from '#app/domain/newsletter/newsletter-sender.server.ts'
import { smtpLine } from '#app/platform/mail/smtp-line.server.ts'
import { connect } from '#db/client.ts'

/** A sender of the newsletter in a process of its own, to be killed: it hands all that is due to the mail server. */
const [dataDir = '', url = '', mailServer = ''] = process.argv.slice(2)
const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' })
const connection = await connect(url ? { url } : { dataDir })
const sender = createNewsletterSender({
  database: connection,
  openLine: () => smtpLine({ url: mailServer }, 'Chọn Máy <no-reply@a.example>'),
  seal: (text) => `sealed-${text.length}`,
  siteUrl: 'https://a.example',
  log,
})
process.stdout.write('ready\n')
await sender.flush()
await connection.close()
process.exit(0)
