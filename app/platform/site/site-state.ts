import type { MailTrouble } from '../mail/mail-trouble.ts'
import type { BackupState } from './backup-state.server.ts'

/** How the parts stand that a site rests on, as one server sees them at one moment. Sizes are in bytes, times in ms. */
export type SiteState = {
  version: string
  startedAt: Date
  /** A copy of a site (COPY=on), which sends nothing and asks nobody. */
  isCopy: boolean
  database: {
    kind: 'embedded' | 'postgresql'
    version: string
    bytes: number
    /** How long it took to answer. */
    answeredMs: number
    /** Statements that wait for a connection. */
    waiting: number
    /** It takes no writes now. */
    isReadOnly: boolean
  }
  /** Whether pages are read from the replica at this moment, and why; null where there is none. */
  replica: { isUsed: boolean; why: string } | null
  imports: { working: number; failedLately: number }
  webhooks: { late: number; failedLately: number }
  mail: {
    delivers: boolean
    /** What stands between the site and its mail server at this moment; null where nothing does, or there is none. */
    trouble: MailTrouble | null
    waiting: number
    givenUp: number
    doubtful: number
    lastError: string | null
  }
  /** Where uploaded pictures lie; `problem` is what it says where it does not work. */
  storage: { kind: 'folder' | 's3'; name: string; problem: string | null }
  /** Null where the advisor has its built-in voice alone. */
  model: { name: string; isResting: boolean; tokensToday: number; tokensADay: number } | null
  feeds: { on: number; failing: readonly string[]; held: number }
  disk: { free: number; total: number; folder: string } | null
  /** `place`: where the next backup goes. */
  backup: BackupState & { everyMs: number | null; place: string; isEncrypted: boolean }
}
