import { Lock } from 'lucide-react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { ROLES } from '#app/domain/account/roles.ts'
import type { Role } from '#app/domain/account/roles.ts'
import { TEXT } from '#app/domain/account/text.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/state.tsx'
import { say } from '#app/vietnamese/say.ts'

/** What somebody without the right role sees; whoever has one is led back to what it opens. */
export function Denied() {
  const role = roleRefused(useRouteError())
  return (
    <ErrorState
      headingLevel={1}
      icon={<Lock aria-hidden="true" />}
      title={TEXT.deniedTitle}
      text={TEXT.deniedText(role)}
      actions={
        <>
          {role && (
            <Button asChild>
              <Link to="/admin">{say('Về trang quản trị', { en: 'Back to the panel' })}</Link>
            </Button>
          )}
          <Button asChild {...(role && { variant: 'secondary' })}>
            <Link to="/">{say('Về trang chủ', { en: 'Back to the home page' })}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/tai-khoan">{say('Tài khoản của tôi', { en: 'My account' })}</Link>
          </Button>
        </>
      }
    />
  )
}

/** Whose role was refused, as the guard says it; null for nobody's. */
function roleRefused(error: unknown): Role | null {
  const said: unknown = isRouteErrorResponse(error) ? error.data : null
  if (typeof said !== 'object' || said === null || !('role' in said)) return null
  return ROLES.find((role) => role === said.role) ?? null
}
