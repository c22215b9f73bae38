import type { FeedRun } from '#app/domain/imports/feeds/feed.ts'
import type { BadgeTone } from '#app/ui/badge.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'

const STATES: Readonly<Record<FeedRun['state'], { label: string; tone: BadgeTone }>> = {
  unchanged: { label: 'Không đổi', tone: 'neutral' },
  held: { label: 'Chờ bạn quyết định', tone: 'cut' },
  importing: { label: 'Đang nhập', tone: 'action' },
  done: { label: 'Đã nhập', tone: 'saving' },
  failed: { label: 'Không đọc được', tone: 'danger' },
  dropped: { label: 'Đã bỏ qua', tone: 'neutral' },
  undone: { label: 'Đã hoàn tác', tone: 'neutral' },
}

/** What a run came to, in a word. */
export const stateOf = ({ state }: Pick<FeedRun, 'state'>) => STATES[state]

const REASONS: Readonly<Record<string, string>> = {
  mapping: 'Tệp có cột mới: bạn xem các cột và tên loại máy, hãng được hiểu thành gì, rồi bấm bắt đầu.',
  superseded: 'Đã có tệp mới hơn thay chỗ.',
  bad_address: 'Địa chỉ không dùng được.',
  private_address: 'Địa chỉ dẫn vào mạng nội bộ nên không được đọc.',
  not_found_host: 'Không tìm thấy máy chủ của địa chỉ này.',
  no_connection: 'Không kết nối được tới máy chủ.',
  redirects: 'Máy chủ chuyển hướng quá nhiều lần.',
  status: 'Máy chủ trả lời bằng một mã lỗi.',
  timeout: 'Máy chủ trả lời quá lâu.',
  too_large: 'Tệp lớn hơn mức cho phép.',
  truncated: 'Tệp đến không trọn vẹn.',
  encoding: 'Tệp được nén theo cách chưa đọc được.',
  empty: 'Tệp rỗng.',
  file: 'Tệp không đọc được thành bảng sản phẩm.',
  import: 'Việc nhập bị dừng giữa chừng.',
  crash: 'Máy chủ của trang dừng nhiều lần khi đọc nguồn này.',
}

/** Why a run waits, waited or failed, as a sentence; null where there is nothing to say. */
export function reasonOf({ state, reason, detail, gone, changed }: FeedRun): string | null {
  if (reason === null) return null
  const isHeld = state === 'held'
  if (reason === 'share') {
    const what = `Lần này mất ${formatNumber(gone)} sản phẩm và đổi giá ${formatNumber(changed)} sản phẩm, ${(detail ?? '').replace('.', ',')}% số đang có`
    return isHeld ? `${what}: bạn xem thử rồi bấm bắt đầu, hoặc bỏ qua.` : `${what}, nên đã chờ người duyệt.`
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
