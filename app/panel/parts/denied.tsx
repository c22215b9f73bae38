import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import { TEXT } from '#app/domain/account/text.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/state.tsx'
import { say } from '#app/vietnamese/say.ts'

/** What somebody without the right role sees. */
export function Denied() {
  return (
    <ErrorState
      headingLevel={1}
      icon={<Lock aria-hidden="true" />}
      title={TEXT.deniedTitle}
      text={TEXT.deniedText}
      actions={
        <>
          <Button asChild>
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
