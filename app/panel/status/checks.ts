import { fileSize } from '#app/platform/media/file-size.ts'
import type { SiteState } from '#app/platform/site/site-state.ts'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { inWords } from './mail-trouble-words.ts'

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
    { key: 'database', label: 'Cơ sở dữ liệu', ...database(site.database) },
    { key: 'disk', label: 'Ổ đĩa', ...disk(site.disk) },
    { key: 'backup', label: 'Sao lưu', ...backup(site.backup, now) },
    { key: 'mail', label: 'Gửi thư', ...mail(site.mail), to: '/admin/newsletter' },
    { key: 'storage', label: 'Kho ảnh', ...storage(site.storage), to: '/admin/media' },
    { key: 'model', label: 'Mô hình ngôn ngữ', ...model(site.model) },
    { key: 'feeds', label: 'Nguồn giá', ...feeds(site.feeds), to: '/admin/feeds' },
    { key: 'imports', label: 'Nhập dữ liệu', ...imports(site.imports), to: '/admin/imports' },
    { key: 'webhooks', label: 'Webhook', ...webhooks(site.webhooks), to: '/admin/webhooks' },
  ]
  return site.isCopy ? [COPY, ...checks.map(inCopy)] : checks
}

const COPY: Check = {
  key: 'copy',
  label: 'Bản sao',
  state: 'look',
  said: 'Đây là bản sao của trang (COPY=on): không gửi thư hay webhook, không đọc nguồn giá, không tự sao lưu, không ghi vào kho S3.',
  todo: 'Nếu đây là trang thật, hãy bỏ COPY khỏi môi trường của máy chủ rồi khởi động lại.',
}

/** What a copy leaves alone, whatever stands in its database. */
const SILENT: Readonly<Record<string, string>> = {
  backup: 'Bản sao không tự sao lưu.',
  mail: 'Bản sao không gửi thư nào: thư nằm trong thư mục outbox của nó.',
  feeds: 'Bản sao không đọc nguồn giá.',
  webhooks: 'Bản sao không gửi webhook.',
}

function inCopy(check: Check): Check {
  const said = SILENT[check.key]
  return said === undefined ? check : { ...check, state: 'off', said, todo: null }
}

function database({ kind, version, bytes, answeredMs, waiting }: SiteState['database']): Found {
  const name = kind === 'embedded' ? 'PostgreSQL nhúng' : 'PostgreSQL'
  const said = `${name} ${version}, ${fileSize(bytes)}, trả lời trong ${formatNumber(answeredMs)} ms.`
  if (kind === 'embedded')
    return look(
      said,
      'Cơ sở dữ liệu nhúng chỉ để dùng thử: mất điện có thể mất những thay đổi vừa lưu. Khi đưa trang ra cho khách, hãy chuyển sang PostgreSQL bằng lệnh npm run db:move.',
    )
  if (waiting > 20 || answeredMs > 1_000)
    return broken(
      `${said} ${formatNumber(waiting)} câu lệnh đang chờ.`,
      'Tìm câu lệnh chậm trong pg_stat_statements rồi chạy vacuum analyze; thêm máy chủ không giúp được.',
    )
  return fine(said)
}

function disk(found: SiteState['disk']): Found {
  if (!found) return look('Không đọc được dung lượng ổ đĩa.', 'Kiểm tra thư mục DATA_DIR còn ở đó không.')
  const { free, total, folder } = found
  const said = `Còn trống ${fileSize(free)} trên ${fileSize(total)} (${folder}).`
  const todo =
    'Xóa bớt bản sao lưu cũ và nhật ký, hoặc gắn ổ đĩa lớn hơn. Hết chỗ thì không lưu được ảnh, bài viết hay bản sao lưu nào nữa.'
  if (free < FULL) return broken(said, todo)
  return free < NEARLY_FULL ? look(said, todo) : fine(said)
}

function backup(
  { everyMs, made, lastOk, problem, place, isEncrypted }: SiteState['backup'],
  now: Date,
): Found {
  const newest = made.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]
  const last = newest ? `Bản gần nhất: ${formatDateTime(newest.at)}, trong ${place}.` : 'Chưa có bản nào.'
  if (everyMs === null)
    return look(
      `Trang không tự sao lưu. ${last}`,
      'Đặt BACKUP_EVERY=24h trong môi trường của máy chủ rồi khởi động lại. Nếu bạn sao lưu bằng cách khác thì bỏ qua mục này.',
    )
  if (lastOk === false)
    return broken(
      `Lần sao lưu gần nhất bị lỗi: ${problem ?? 'không rõ vì sao'} ${last}`,
      'Sửa theo lời báo lỗi; máy chủ tự thử lại trong vòng một giờ.',
    )
  if (lastOk === null) return fine('Bản sao lưu đầu tiên đang được làm.')
  if (newest && now.getTime() - newest.at.getTime() > 2 * everyMs + HOUR_MS)
    return broken(last, 'Đã lâu chưa có bản mới: xem nhật ký của máy chủ, tìm chữ "backup".')
  if (newest?.state === 'untried')
    return look(
      `${last} Bản này chưa được khôi phục thử: ${problem ?? ''}`,
      'Bản chưa thử có thể không dùng được lúc cần. Cho phép tạo cơ sở dữ liệu tạm như lời báo trên.',
    )
  const said = `${last} Đã khôi phục thử thành công.`
  return isEncrypted
    ? fine(said)
    : look(
        `${said} Bản sao lưu chưa được mã hóa.`,
        'Ai lấy được tệp là đọc được tài khoản và tin nhắn của khách. Đặt BACKUP_PASSPHRASE, và giữ mật khẩu đó ở nơi khác.',
      )
}

function mail({ delivers, trouble, waiting, givenUp, doubtful, lastError }: SiteState['mail']): Found {
  if (!delivers)
    return look(
      'Chưa có máy chủ gửi thư: thư nằm lại trong thư mục outbox, chưa tới ai.',
      'Đặt SMTP_URL và MAIL_FROM rồi khởi động lại, sau đó bấm "Gửi thư thử".',
    )
  const said = `${formatNumber(waiting)} thư đang chờ, ${formatNumber(givenUp)} thư không gửi được.`
  if (trouble) {
    const { what, todo } = inWords(trouble)
    return broken(`${what} ${said}`, todo)
  }
  if (givenUp > 0 || waiting > 50)
    return broken(
      lastError ? `${said} Máy chủ thư nói: ${lastError}` : said,
      'Kiểm tra SMTP_URL, mật khẩu và hạn mức của nhà cung cấp, rồi bấm "Gửi thư thử".',
    )
  if (doubtful > 0)
    return fine(
      `${said} ${formatNumber(doubtful)} thư báo giá không rõ đã tới chưa vì trang dừng đúng lúc gửi; trang không gửi lại để không ai nhận hai lần.`,
    )
  return fine(said)
}

function storage({ kind, name, problem }: SiteState['storage']): Found {
  const said = `${kind === 's3' ? 'Kho S3' : 'Thư mục'} ${name}`
  if (problem === null) return fine(`${said} đang dùng được.`)
  return broken(
    `${said} không dùng được: ${problem}`,
    kind === 's3'
      ? 'Kiểm tra S3_ENDPOINT, hai khóa và quyền trên bucket. Ảnh đã đăng có thể không hiện, ảnh mới chưa đăng được.'
      : 'Thư mục phải thuộc về người dùng chạy máy chủ, còn ghi được, và ổ đĩa còn chỗ trống.',
  )
}

function model(found: SiteState['model']): Found {
  if (!found) return { state: 'off', said: 'Không dùng: cố vấn trả lời bằng giọng có sẵn.', todo: null }
  const { name, isResting, tokensToday, tokensADay } = found
  const said = `${name}: hôm nay dùng ${formatNumber(tokensToday)} trên ${formatNumber(tokensADay)} token.`
  if (isResting)
    return broken(
      `${said} Mô hình lỗi nhiều lần liên tiếp nên đang được nghỉ.`,
      'Kiểm tra LLM_BASE_URL, LLM_API_KEY và số dư ở nhà cung cấp. Trong lúc này cố vấn vẫn trả lời bằng giọng có sẵn.',
    )
  if (tokensToday >= tokensADay)
    return look(
      said,
      'Đã hết phần của hôm nay, đến mai mô hình mới trả lời tiếp. Có thể nâng mức trong Cài đặt.',
    )
  return fine(said)
}

function feeds({ on, failing, held }: SiteState['feeds']): Found {
  if (on === 0) return { state: 'off', said: 'Chưa có nguồn giá nào đang bật.', todo: null }
  const said = `${formatNumber(on)} nguồn đang bật.`
  if (failing.length > 0)
    return broken(
      `${said} Không đọc được: ${failing.join(', ')}.`,
      'Mở nguồn đó để xem lần đọc gần nhất báo lỗi gì.',
    )
  if (held > 0)
    return look(
      `${said} ${formatNumber(held)} lần đọc đang chờ bạn quyết định.`,
      'Mở nguồn giá, bấm "Xem và quyết định".',
    )
  return fine(said)
}

function imports({ working, failedLately }: SiteState['imports']): Found {
  const said =
    working > 0 ? `${formatNumber(working)} lần nhập đang chạy.` : 'Không có lần nhập nào đang chạy.'
  if (failedLately === 0) return fine(said)
  return look(
    `${said} ${formatNumber(failedLately)} lần nhập bị lỗi trong 24 giờ qua.`,
    'Mở lần nhập đó để xem dòng nào cần sửa.',
  )
}

function webhooks({ late, failedLately }: SiteState['webhooks']): Found {
  if (late === 0 && failedLately === 0) return fine('Không có lần gửi nào bị trễ.')
  return look(
    `${formatNumber(late)} lần gửi bị trễ, ${formatNumber(failedLately)} lần đã thôi gửi trong 24 giờ qua.`,
    'Mở nhật ký của webhook để xem bên nhận trả lời gì.',
  )
}
