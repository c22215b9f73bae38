import { ShieldAlert, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#app/ui/button.tsx'
import { useSay } from '#app/ui/language.tsx'

const KEY = 'xac-thuc-de-sau'
const DAYS = 30

/** Asks for the second factor of an account, where one arrives. In one browser it can be put away for a month. */
export function SecondFactorBanner() {
  const say = useSay()
  const isAway = useSyncExternalStore(watch, isPutAway, () => false)
  if (isAway) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted md:-mt-3 md:-mb-3">
      <ShieldAlert aria-hidden="true" className="size-4 shrink-0 text-cut" />
      <span className="max-md:sr-only">
        {say({
          vi: 'Mật khẩu là lớp bảo vệ duy nhất của tài khoản này.',
          en: 'A password alone protects this account.',
        })}
      </span>
      <Link
        to="/tai-khoan#xac-thuc"
        className="inline-flex min-h-9 items-center font-semibold text-ink underline pointer-coarse:min-h-11"
      >
        {say({ vi: 'Bật xác thực hai lớp', en: 'Turn on two-factor authentication' })}
      </Link>
      <IconButton
        label={say({ vi: `Để sau, ${DAYS} ngày nữa nhắc lại`, en: `Later: ask again in ${DAYS} days` })}
        className="no-js:hidden max-md:ms-auto"
        onClick={putAway}
      >
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </p>
  )
}

const watchers = new Set<() => void>()

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** Until when, where storage is refused: as long as the page stands. */
let until = 0

function isPutAway(): boolean {
  try {
    return Math.max(until, Number(localStorage.getItem(KEY))) > Date.now()
  } catch {
    return until > Date.now()
  }
}

function putAway(): void {
  until = Date.now() + DAYS * 24 * 60 * 60 * 1000
  try {
    localStorage.setItem(KEY, String(until))
  } catch {
    // It comes back with the next page.
  }
  for (const changed of watchers) changed()
}
