import { pino } from 'pino'
import { createAlertTeller } from '#app/domain/contact/alerts/alert-teller.server.ts'
import { createMailer } from '#app/platform/mail/mailer.server.ts'
import { connect } from '#db/client.ts'

/** A server of price alerts in a process of its own, to be killed: it tells of every price that is due, and queues the mails. */
const [dataDir = '', url = ''] = process.argv.slice(2)
const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' })
const connection = await connect(url ? { url } : { dataDir })
const mailer = createMailer({
  database: connection,
  openLine: () => ({ hand: () => Promise.resolve(), close: () => undefined }),
  delivers: true,
  log,
  sender: () => Promise.resolve({ name: 'Chọn Máy', url: 'https://a.example' }),
})
const teller = createAlertTeller({
  db: connection.db,
  // Mails stay in the queue, where they are counted.
  mailer: { ...mailer, look: () => undefined },
  seal: (text) => `sealed-${text.length}`,
  siteUrl: 'https://a.example',
  log,
})
process.stdout.write('ready\n')
await teller.tell()
await connection.close()
process.exit(0)
