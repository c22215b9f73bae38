import { expect, test } from 'vitest'
import { sayState } from './save-status.tsx'

const at = Date.parse('2026-11-21T03:32:00Z')

test.each([
  [{ kind: 'untouched' }, ''],
  [{ kind: 'saved', at }, 'Saved 10:32'],
  [{ kind: 'kept', at }, 'Kept at 10:32, not saved yet'],
  [{ kind: 'local', at, reason: 'no-connection' }, 'Offline: kept in this browser at 10:32'],
  [
    { kind: 'local', at, reason: 'signed-out' },
    'Signed out: kept in this browser at 10:32. Sign in in another tab.',
  ],
] as const)('%j', (state, text) => expect(sayState(state)).toBe(text))
