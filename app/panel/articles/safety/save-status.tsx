import { clsx } from 'clsx'
import { formatTime } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import type { SaveState } from './use-autosave.ts'

/** Where what was typed is, in a line. */
export function SaveStatus({ state }: { state: SaveState }) {
  const isBad = state.kind === 'local' || state.kind === 'lost-hold'
  return (
    <p role="status" className={clsx('text-sm empty:hidden', isBad ? 'text-cut' : 'text-muted')}>
      {sayState(state)}
    </p>
  )
}

/** The line's words. */
export function sayState(state: SaveState): string {
  switch (state.kind) {
    case 'untouched':
      return ''
    case 'typing':
      return say('Unsaved changes', { vi: 'Có thay đổi chưa lưu' })
    case 'saving':
      return say('Saving…', { vi: 'Đang lưu…' })
    case 'kept':
      return say(`Kept at ${formatTime(state.at)}, not saved yet`, {
        vi: `Đã tự lưu tạm lúc ${formatTime(state.at)}`,
      })
    case 'saved':
      return say(`Saved ${formatTime(state.at)}`, { vi: `Đã lưu ${formatTime(state.at)}` })
    case 'local': {
      const kept = say(`kept in this browser at ${formatTime(state.at)}`, {
        vi: `đã giữ trong trình duyệt này lúc ${formatTime(state.at)}`,
      })
      if (state.reason === 'signed-out')
        return say(`Signed out: ${kept}. Sign in in another tab.`, {
          vi: `Đã bị đăng xuất: ${kept}. Bạn đăng nhập ở một thẻ khác nhé.`,
        })
      return state.reason === 'no-connection'
        ? say(`Offline: ${kept}`, { vi: `Mất mạng: ${kept}` })
        : say(`Not accepted by the server: ${kept}`, { vi: `Máy chủ không nhận: ${kept}` })
    }
    case 'lost-hold':
      return say('Not saved: neither the server nor this browser could keep it', {
        vi: 'Chưa lưu: cả máy chủ lẫn trình duyệt này đều không giữ được',
      })
  }
}
