import { say } from '#app/vietnamese/say.ts'

/** Why a picture could not be fetched, for people. */
const REASONS: Readonly<Record<string, string>> = {
  get bad_address() {
    return say('no address', { vi: 'không phải địa chỉ' })
  },
  get private_address() {
    return say('an address of a private network', { vi: 'địa chỉ trong mạng nội bộ' })
  },
  get not_found_host() {
    return say('there is no such server', { vi: 'không có máy chủ này' })
  },
  get no_connection() {
    return say('no connection', { vi: 'không kết nối được' })
  },
  get redirects() {
    return say('too many redirects', { vi: 'chuyển hướng quá nhiều lần' })
  },
  get status() {
    return say('the server refused', { vi: 'máy chủ từ chối' })
  },
  get timeout() {
    return say('no answer in time', { vi: 'quá lâu không trả lời' })
  },
  get too_large() {
    return say('larger than 10 MB', { vi: 'lớn hơn 10 MB' })
  },
  get truncated() {
    return say('cut short', { vi: 'tệp bị cụt' })
  },
  get encoding() {
    return say('packed in an unknown way', { vi: 'nén theo cách không đọc được' })
  },
  get empty() {
    return say('an empty file', { vi: 'tệp rỗng' })
  },
  get no_picture() {
    return say('not a picture that can be read', { vi: 'không phải ảnh đọc được' })
  },
  get store() {
    return say('could not be kept', { vi: 'không cất được' })
  },
}

/** Why a picture could not be fetched, in the reader's language; `detail` is what the other server or the network said. */
export const sayReason = (reason: string, detail: string | null): string =>
  `${REASONS[reason] ?? reason}${detail ? ` (${detail})` : ''}`

/** A failure as it is kept: its code, and what the network said of it. */
export function sayFailure(failure: string): string {
  const [, reason, detail = null] = /^([a-z_]+)(?:: (.*))?$/s.exec(failure) ?? []
  return reason === undefined ? failure : sayReason(reason, detail)
}
