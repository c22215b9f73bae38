import { mailsLie } from '#app/panel/parts/mail-words.ts'
import { fileSize } from '#app/platform/media/file-size.ts'
import type { SiteState } from '#app/platform/site/site-state.ts'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import { inWords } from './mail-trouble-words.ts'
import { reasonAtEnd, reasonInWords } from './reasons.ts'

/** How a part stands: in order, worth a look, broken, or not set up on purpose. */
export type CheckState = 'ok' | 'look' | 'broken' | 'off'

/** A line of the screen: what was found, and what to do where something is wrong. */
export type Check = {
  key: string
  label: string
  state: CheckState
  said: string
  todo: string | null
  /** The screen where more of it stands. */
  to?: string
}

type Found = Pick<Check, 'state' | 'said' | 'todo'>

const fine = (said: string): Found => ({ state: 'ok', said, todo: null })
const look = (said: string, todo: string): Found => ({ state: 'look', said, todo })
const broken = (said: string, todo: string): Found => ({ state: 'broken', said, todo })

const HOUR_MS = 3_600_000
/** A disk with less left than this, in bytes, is as good as full; with less than the other it soon is. */
const FULL = 2 ** 30
const NEARLY_FULL = 5 * 2 ** 30

/** Every part of the site as a line, in the order in which an administrator would ask. */
export function checksOf(site: SiteState, now: Date): Check[] {
  const checks: Check[] = [
    { key: 'database', label: say('Cơ sở dữ liệu', { en: 'Database' }), ...database(site.database) },
    ...(site.replica
      ? [{ key: 'replica', label: say('Bản sao để đọc', { en: 'Read replica' }), ...replica(site.replica) }]
      : []),
    { key: 'disk', label: say('Ổ đĩa', { en: 'Disk' }), ...disk(site.disk) },
    { key: 'backup', label: say('Sao lưu', { en: 'Backups' }), ...backup(site.backup, now) },
    { key: 'mail', label: say('Gửi thư', { en: 'Mail' }), ...mail(site.mail), to: '/admin/newsletter' },
    {
      key: 'storage',
      label: say('Kho ảnh', { en: 'Picture storage' }),
      ...storage(site.storage),
      to: '/admin/media',
    },
    { key: 'model', label: say('Mô hình ngôn ngữ', { en: 'Language model' }), ...model(site.model) },
    {
      key: 'feeds',
      label: say('Nguồn giá', { en: 'Price feeds' }),
      ...feeds(site.feeds),
      to: '/admin/feeds',
    },
    {
      key: 'imports',
      label: say('Nhập dữ liệu', { en: 'Imports' }),
      ...imports(site.imports),
      to: '/admin/imports',
    },
    { key: 'webhooks', label: 'Webhook', ...webhooks(site.webhooks), to: '/admin/webhooks' },
  ]
  return site.isCopy ? [copy(), ...checks.map(inCopy)] : checks
}

const copy = (): Check => ({
  key: 'copy',
  label: say('Bản sao', { en: 'Copy' }),
  state: 'look',
  said: say(
    'Đây là bản sao của trang (COPY=on): không gửi thư hay webhook, không đọc nguồn giá, không tự sao lưu, không ghi vào kho S3.',
    {
      en: 'This is a copy of the site (COPY=on): it sends no mail and no webhooks, reads no price feeds, makes no backups by itself and writes nothing to S3.',
    },
  ),
  todo: say('Nếu đây là trang thật, hãy bỏ COPY khỏi môi trường của máy chủ rồi khởi động lại.', {
    en: "If this is the real site, take COPY out of the server's environment and restart it.",
  }),
})

/** What a copy leaves alone, whatever stands in its database. */
const silent = (): Readonly<Record<string, string>> => ({
  backup: say('Bản sao không tự sao lưu.', { en: 'A copy makes no backups by itself.' }),
  mail: say('Bản sao không gửi thư nào: thư nằm trong thư mục outbox của nó.', {
    en: 'A copy sends no mail: it lies in its folder outbox.',
  }),
  feeds: say('Bản sao không đọc nguồn giá.', { en: 'A copy reads no price feeds.' }),
  webhooks: say('Bản sao không gửi webhook.', { en: 'A copy sends no webhooks.' }),
})

function inCopy(check: Check): Check {
  const said = silent()[check.key]
  return said === undefined ? check : { ...check, state: 'off', said, todo: null }
}

function database({ kind, version, bytes, answeredMs, waiting, isReadOnly }: SiteState['database']): Found {
  const name = kind === 'embedded' ? say('PostgreSQL nhúng', { en: 'Embedded PostgreSQL' }) : 'PostgreSQL'
  const said = say(`${name} ${version}, ${fileSize(bytes)}, trả lời trong ${formatNumber(answeredMs)} ms.`, {
    en: `${name} ${version}, ${fileSize(bytes)}, answers in ${formatNumber(answeredMs)} ms.`,
  })
  if (isReadOnly)
    return broken(
      say(`${said} Nhưng nó chỉ cho đọc: không lưu được gì.`, {
        en: `${said} But it only reads: nothing can be saved.`,
      }),
      say(
        'Có thể trang đang nối vào bản dự phòng, hoặc ai đó đã bật default_transaction_read_only. Xem DATABASE_URL và máy chủ PostgreSQL; trang tự lưu lại được khi nó cho ghi.',
        {
          en: 'The site may be connected to a standby, or somebody has set default_transaction_read_only. Look at DATABASE_URL and the PostgreSQL server; the site saves again by itself once it takes writes.',
        },
      ),
    )
  if (kind === 'embedded')
    return look(
      said,
      say(
        'Cơ sở dữ liệu nhúng chỉ để dùng thử: mất điện có thể mất những thay đổi vừa lưu. Khi đưa trang ra cho khách, hãy chuyển sang PostgreSQL bằng lệnh npm run db:move.',
        {
          en: 'The embedded database is for trying things out: a power cut may lose what was just saved. Before you open the site to visitors, move to PostgreSQL with the command npm run db:move.',
        },
      ),
    )
  if (waiting > 20 || answeredMs > 1_000)
    return broken(
      say(`${said} ${formatNumber(waiting)} câu lệnh đang chờ.`, {
        en: `${said} ${many(waiting, 'statement is', 'statements are')} waiting.`,
      }),
      say(
        'Tìm câu lệnh chậm trong pg_stat_statements rồi chạy vacuum analyze; thêm máy chủ không giúp được.',
        {
          en: 'Look for slow statements in pg_stat_statements, then run vacuum analyze; more servers do not help.',
        },
      ),
    )
  return fine(said)
}

function replica({ isUsed, why }: NonNullable<SiteState['replica']>): Found {
  if (isUsed)
    return fine(
      say('Trang công khai đang đọc từ bản sao.', { en: 'Public pages are read from the replica.' }),
    )
  const reason = reasonInWords(why)
  return look(
    say(`Lúc này mọi thứ đọc từ máy chính, không đọc từ bản sao (${reason}).`, {
      en: `At this moment everything is read from the primary, not from the replica (${reason}).`,
    }),
    say(
      'Ngay sau một thay đổi thì như vậy là đúng. Nếu kéo dài, hãy kiểm tra DATABASE_READ_URL và xem pg_stat_replication trên máy chính.',
      {
        en: 'Right after a change that is as it should be. If it lasts, check DATABASE_READ_URL and look at pg_stat_replication on the primary.',
      },
    ),
  )
}

function disk(found: SiteState['disk']): Found {
  if (!found)
    return look(
      say('Không đọc được dung lượng ổ đĩa.', { en: 'The disk’s space could not be read.' }),
      say('Kiểm tra thư mục DATA_DIR còn ở đó không.', {
        en: 'Check that the folder DATA_DIR is still there.',
      }),
    )
  const { free, total, folder } = found
  const said = say(`Còn trống ${fileSize(free)} trên ${fileSize(total)} (${folder}).`, {
    en: `${fileSize(free)} of ${fileSize(total)} free (${folder}).`,
  })
  const todo = say(
    'Xóa bớt bản sao lưu cũ và nhật ký, hoặc gắn ổ đĩa lớn hơn. Hết chỗ thì không lưu được ảnh, bài viết hay bản sao lưu nào nữa.',
    {
      en: 'Delete old backups and logs, or mount a larger disk. Without space no picture, article or backup can be saved.',
    },
  )
  if (free < FULL) return broken(said, todo)
  return free < NEARLY_FULL ? look(said, todo) : fine(said)
}

function backup(
  { everyMs, made, lastOk, problem, place, isEncrypted }: SiteState['backup'],
  now: Date,
): Found {
  const newest = made.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]
  const next =
    newest && newest.place !== place
      ? say(` Bản sau sẽ nằm trong ${place}.`, { en: ` The next one goes to ${place}.` })
      : ''
  const last = newest
    ? say(`Bản gần nhất: ${formatDateTime(newest.at)}, trong ${newest.place}.${next}`, {
        en: `Newest: ${formatDateTime(newest.at)}, in ${newest.place}.${next}`,
      })
    : say('Chưa có bản nào.', { en: 'There is none yet.' })
  if (everyMs === null)
    return look(
      say(`Trang không tự sao lưu. ${last}`, { en: `The site does not back itself up. ${last}` }),
      say(
        'Đặt BACKUP_EVERY=24h trong môi trường của máy chủ rồi khởi động lại. Nếu bạn sao lưu bằng cách khác thì bỏ qua mục này.',
        {
          en: 'Set BACKUP_EVERY=24h in the server’s environment and restart it. If you make backups another way, ignore this.',
        },
      ),
    )
  const why = problem === null ? say('không rõ vì sao.', { en: 'reason unknown.' }) : reasonAtEnd(problem)
  if (lastOk === false)
    return broken(
      say(`Lần sao lưu gần nhất bị lỗi: ${why} ${last}`, { en: `The last backup failed: ${why} ${last}` }),
      say('Sửa theo lời báo lỗi; máy chủ tự thử lại trong vòng một giờ.', {
        en: 'Mend what the message says; the server tries again within an hour.',
      }),
    )
  if (lastOk === null)
    return fine(say('Bản sao lưu đầu tiên đang được làm.', { en: 'The first backup is being made.' }))
  if (newest && now.getTime() - newest.at.getTime() > 2 * everyMs + HOUR_MS)
    return broken(
      last,
      say('Đã lâu chưa có bản mới: xem nhật ký của máy chủ, tìm chữ "backup".', {
        en: 'There has been no new backup for long: look for "backup" in the server’s log.',
      }),
    )
  if (newest?.state === 'untried')
    return look(
      say(`${last} Bản này chưa được khôi phục thử: ${why}`, {
        en: `${last} A trial restore of it has not been done: ${why}`,
      }),
      say('Bản chưa thử có thể không dùng được lúc cần. Cho phép tạo cơ sở dữ liệu tạm như lời báo trên.', {
        en: 'A backup that was never tried may be useless when it is needed. Allow the server to create a temporary database, as the message says.',
      }),
    )
  const said = say(`${last} Đã khôi phục thử thành công.`, { en: `${last} A trial restore succeeded.` })
  return isEncrypted
    ? fine(said)
    : look(
        say(`${said} Bản sao lưu chưa được mã hóa.`, { en: `${said} The backup is not encrypted.` }),
        say(
          'Ai lấy được tệp là đọc được tài khoản và tin nhắn của khách. Đặt BACKUP_PASSPHRASE, và giữ mật khẩu đó ở nơi khác.',
          {
            en: 'Whoever gets the file can read accounts and visitors’ messages. Set BACKUP_PASSPHRASE, and keep that passphrase somewhere else.',
          },
        ),
      )
}

function mail({ delivers, trouble, waiting, givenUp, doubtful, lastError }: SiteState['mail']): Found {
  if (!delivers)
    return look(
      mailsLie(),
      say('Đặt SMTP_URL và MAIL_FROM rồi khởi động lại, sau đó bấm "Gửi thư thử".', {
        en: 'Set SMTP_URL and MAIL_FROM and restart, then press "Send test mail".',
      }),
    )
  const said = say(`${formatNumber(waiting)} thư đang chờ, ${formatNumber(givenUp)} thư không gửi được.`, {
    en: `${many(waiting, 'mail is', 'mails are')} waiting, ${formatNumber(givenUp)} could not be sent.`,
  })
  if (trouble) {
    const { what, todo } = inWords(trouble)
    return broken(`${what} ${said}`, todo)
  }
  if (givenUp > 0 || waiting > 50)
    return broken(
      lastError
        ? say(`${said} Máy chủ thư nói: ${lastError}`, { en: `${said} The mail server said: ${lastError}` })
        : said,
      say('Kiểm tra SMTP_URL, mật khẩu và hạn mức của nhà cung cấp, rồi bấm "Gửi thư thử".', {
        en: 'Check SMTP_URL, the password and your provider’s limits, then press "Send test mail".',
      }),
    )
  if (doubtful > 0)
    return fine(
      say(
        `${said} ${formatNumber(doubtful)} thư báo giá không rõ đã tới chưa vì trang dừng đúng lúc gửi; trang không gửi lại để không ai nhận hai lần.`,
        {
          en: `${said} ${many(doubtful, 'price alert', 'price alerts')} may or may not have arrived because the site stopped while sending; it does not send again, so that nobody gets two.`,
        },
      ),
    )
  return fine(said)
}

function storage({ kind, name, problem }: SiteState['storage']): Found {
  const said = `${kind === 's3' ? say('Kho S3', { en: 'The S3 bucket' }) : say('Thư mục', { en: 'The folder' })} ${name}`
  if (problem === null) return fine(say(`${said} đang dùng được.`, { en: `${said} works.` }))
  const why = reasonAtEnd(problem)
  return broken(
    say(`${said} không dùng được: ${why}`, { en: `${said} does not work: ${why}` }),
    kind === 's3'
      ? say(
          'Kiểm tra S3_ENDPOINT, hai khóa và quyền trên bucket. Ảnh đã đăng có thể không hiện, ảnh mới chưa đăng được.',
          {
            en: 'Check S3_ENDPOINT, the two keys and the rights on the bucket. Published pictures may not show, and new ones cannot be uploaded.',
          },
        )
      : say('Thư mục phải thuộc về người dùng chạy máy chủ, còn ghi được, và ổ đĩa còn chỗ trống.', {
          en: 'The folder must belong to the user that runs the server and be writable, and the disk must have room.',
        }),
  )
}

function model(found: SiteState['model']): Found {
  if (!found)
    return {
      state: 'off',
      said: say('Không dùng: cố vấn trả lời bằng giọng có sẵn.', {
        en: 'Not used: the advisor answers in its built-in voice.',
      }),
      todo: null,
    }
  const { name, isResting, tokensToday, tokensADay } = found
  const said = say(
    `${name}: hôm nay dùng ${formatNumber(tokensToday)} trên ${formatNumber(tokensADay)} token.`,
    { en: `${name}: ${formatNumber(tokensToday)} of ${formatNumber(tokensADay)} tokens used today.` },
  )
  if (isResting)
    return broken(
      say(`${said} Mô hình lỗi nhiều lần liên tiếp nên đang được nghỉ.`, {
        en: `${said} The model failed several times in a row and is resting.`,
      }),
      say(
        'Kiểm tra LLM_BASE_URL, LLM_API_KEY và số dư ở nhà cung cấp. Trong lúc này cố vấn vẫn trả lời bằng giọng có sẵn.',
        {
          en: 'Check LLM_BASE_URL, LLM_API_KEY and your balance at the provider. Meanwhile the advisor answers in its built-in voice.',
        },
      ),
    )
  if (tokensToday >= tokensADay)
    return look(
      said,
      say('Đã hết phần của hôm nay, đến mai mô hình mới trả lời tiếp. Có thể nâng mức trong Cài đặt.', {
        en: 'Today’s share is used up; the model answers again tomorrow. You can raise it in Settings.',
      }),
    )
  return fine(said)
}

function feeds({ on, failing, held }: SiteState['feeds']): Found {
  if (on === 0)
    return {
      state: 'off',
      said: say('Chưa có nguồn giá nào đang bật.', { en: 'No price feed is on.' }),
      todo: null,
    }
  const said = say(`${formatNumber(on)} nguồn đang bật.`, { en: `${many(on, 'feed is', 'feeds are')} on.` })
  if (failing.length > 0)
    return broken(
      say(`${said} Không đọc được: ${failing.join(', ')}.`, {
        en: `${said} Could not be read: ${failing.join(', ')}.`,
      }),
      say('Mở nguồn đó để xem lần đọc gần nhất báo lỗi gì.', {
        en: 'Open that feed to see what its last reading reported.',
      }),
    )
  if (held > 0)
    return look(
      say(`${said} ${formatNumber(held)} lần đọc đang chờ bạn quyết định.`, {
        en: `${said} ${many(held, 'reading waits', 'readings wait')} for your decision.`,
      }),
      say('Mở nguồn giá, bấm "Xem và quyết định".', {
        en: 'Open the price feeds and press "Look and decide".',
      }),
    )
  return fine(said)
}

function imports({ working, failedLately }: SiteState['imports']): Found {
  const said =
    working > 0
      ? say(`${formatNumber(working)} lần nhập đang chạy.`, {
          en: `${many(working, 'import is', 'imports are')} running.`,
        })
      : say('Không có lần nhập nào đang chạy.', { en: 'No import is running.' })
  if (failedLately === 0) return fine(said)
  return look(
    say(`${said} ${formatNumber(failedLately)} lần nhập bị lỗi trong 24 giờ qua.`, {
      en: `${said} ${many(failedLately, 'import', 'imports')} failed in the last 24 hours.`,
    }),
    say('Mở lần nhập đó để xem dòng nào cần sửa.', { en: 'Open that import to see which rows to correct.' }),
  )
}

function webhooks({ late, failedLately }: SiteState['webhooks']): Found {
  if (late === 0 && failedLately === 0)
    return fine(say('Không có lần gửi nào bị trễ.', { en: 'No delivery is late.' }))
  return look(
    say(
      `${formatNumber(late)} lần gửi bị trễ, ${formatNumber(failedLately)} lần đã thôi gửi trong 24 giờ qua.`,
      {
        en: `${many(late, 'delivery is', 'deliveries are')} late, ${formatNumber(failedLately)} given up in the last 24 hours.`,
      },
    ),
    say('Mở nhật ký của webhook để xem bên nhận trả lời gì.', {
      en: 'Open the webhook’s log to see what the receiver answered.',
    }),
  )
}
