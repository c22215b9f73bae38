import type { FeedRun } from '#app/domain/imports/feeds/feed.ts'
import type { BadgeTone } from '#app/ui/badge.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'

const STATES: Readonly<Record<FeedRun['state'], { label: string; tone: BadgeTone }>> = {
  unchanged: {
    get label() {
      return say('Không đổi', { en: 'No change' })
    },
    tone: 'neutral',
  },
  held: {
    get label() {
      return say('Chờ bạn quyết định', { en: 'Waiting for your decision' })
    },
    tone: 'cut',
  },
  importing: {
    get label() {
      return say('Đang nhập', { en: 'Importing' })
    },
    tone: 'action',
  },
  done: {
    get label() {
      return say('Đã nhập', { en: 'Imported' })
    },
    tone: 'saving',
  },
  failed: {
    get label() {
      return say('Không đọc được', { en: 'Could not be read' })
    },
    tone: 'danger',
  },
  dropped: {
    get label() {
      return say('Đã bỏ qua', { en: 'Skipped' })
    },
    tone: 'neutral',
  },
  undone: {
    get label() {
      return say('Đã hoàn tác', { en: 'Undone' })
    },
    tone: 'neutral',
  },
}

/** What a run came to, in a word. */
export const stateOf = ({ state }: Pick<FeedRun, 'state'>) => STATES[state]

const REASONS: Readonly<Record<string, string>> = {
  get mapping() {
    return say('Tệp có cột mới: bạn xem các cột và tên loại máy, hãng được hiểu thành gì, rồi bấm bắt đầu.', {
      en: 'The file has new columns: check how columns, product types and brands are understood, then press start.',
    })
  },
  get superseded() {
    return say('Đã có tệp mới hơn thay chỗ.', { en: 'A newer file has taken its place.' })
  },
  get bad_address() {
    return say('Địa chỉ không dùng được.', { en: 'The address cannot be used.' })
  },
  get private_address() {
    return say('Địa chỉ dẫn vào mạng nội bộ nên không được đọc.', {
      en: 'The address leads into a private network, so it was not read.',
    })
  },
  get not_found_host() {
    return say('Không tìm thấy máy chủ của địa chỉ này.', { en: 'The server of this address was not found.' })
  },
  get no_connection() {
    return say('Không kết nối được tới máy chủ.', { en: 'Could not connect to the server.' })
  },
  get redirects() {
    return say('Máy chủ chuyển hướng quá nhiều lần.', { en: 'The server redirected too many times.' })
  },
  get status() {
    return say('Máy chủ trả lời bằng một mã lỗi.', { en: 'The server answered with an error code.' })
  },
  get timeout() {
    return say('Máy chủ trả lời quá lâu.', { en: 'The server took too long to answer.' })
  },
  get too_large() {
    return say('Tệp lớn hơn mức cho phép.', { en: 'The file is larger than allowed.' })
  },
  get truncated() {
    return say('Tệp đến không trọn vẹn.', { en: 'The file arrived incomplete.' })
  },
  get encoding() {
    return say('Tệp được nén theo cách chưa đọc được.', {
      en: 'The file is compressed in a way that cannot be read.',
    })
  },
  get empty() {
    return say('Tệp rỗng.', { en: 'The file is empty.' })
  },
  get file() {
    return say('Tệp không đọc được thành bảng sản phẩm.', {
      en: 'The file could not be read as a table of products.',
    })
  },
  get import() {
    return say('Việc nhập bị dừng giữa chừng.', { en: 'The import was stopped midway.' })
  },
  get crash() {
    return say('Máy chủ của trang dừng nhiều lần khi đọc nguồn này.', {
      en: 'The site’s server stopped several times while reading this feed.',
    })
  },
}

/** Why a run waits, waited or failed, as a sentence; null where there is nothing to say. */
export function reasonOf({ state, reason, detail, gone, changed }: FeedRun): string | null {
  if (reason === null) return null
  const isHeld = state === 'held'
  if (reason === 'share') {
    const what = say(
      `Lần này mất ${formatNumber(gone)} sản phẩm và đổi giá ${formatNumber(changed)} sản phẩm, ${(detail ?? '').replace('.', ',')}% số đang có`,
      {
        en: `This reading drops ${many(gone, 'product')} and changes prices of ${formatNumber(changed)}, ${(detail ?? '').replace('.', ',')}% of what is there`,
      },
    )
    return isHeld
      ? say(`${what}: bạn xem thử rồi bấm bắt đầu, hoặc bỏ qua.`, {
          en: `${what}: preview it, then press start or skip.`,
        })
      : say(`${what}, nên đã chờ người duyệt.`, { en: `${what}, so it waited for somebody to approve it.` })
  }
  if (reason === 'mapping' && !isHeld) return null
  return [REASONS[reason] ?? reason, ...(detail && reason !== 'mapping' ? [`(${detail})`] : [])].join(' ')
}

/** What was seen, new, changed, gone and refused; null for what nobody has counted. */
export function countsOf({
  state,
  reason,
  seen,
  created,
  changed,
  gone,
  refused,
}: FeedRun): (number | null)[] {
  if (state === 'unchanged' || state === 'failed') return [null, null, null, null, null]
  // Before its columns are known only its rows are.
  const isCounted = reason !== 'mapping' || (state !== 'held' && state !== 'dropped')
  return [seen, ...[created, changed, gone, refused].map((count) => (isCounted ? count : null))]
}
