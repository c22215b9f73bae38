import { clsx } from 'clsx'
import { formatTime } from '#app/vietnamese/dates.ts'
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
      return 'Unsaved changes'
    case 'saving':
      return 'Saving…'
    case 'saved':
      return `Saved ${formatTime(state.at)}`
    case 'local': {
      const kept = `kept in this browser at ${formatTime(state.at)}`
      if (state.reason === 'signed-out') return `Signed out: ${kept}. Sign in in another tab.`
      return state.reason === 'no-connection' ? `Offline: ${kept}` : `Not accepted by the server: ${kept}`
    }
    case 'lost-hold':
      return 'Not saved: neither the server nor this browser could keep it'
  }
}
