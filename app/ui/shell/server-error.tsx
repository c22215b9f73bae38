import { Link } from 'react-router'
import { say } from '#app/vietnamese/say.ts'
import { Button } from '../button.tsx'
import { ErrorState } from '../state.tsx'

/** What is shown where a page failed on our side. */
export function ServerError() {
  return (
    <ErrorState
      headingLevel={1}
      title={say('Có lỗi xảy ra', { en: 'Something went wrong' })}
      text={say('Máy chủ chưa trả lời được yêu cầu này. Bạn thử tải lại sau ít phút nhé.', {
        en: 'The server could not answer. Try again in a few minutes.',
      })}
      actions={<ReloadOrHome />}
    />
  )
}

/** What to do about a page that failed: load it again, or go home. */
export function ReloadOrHome() {
  return (
    <>
      <Button className="no-js:hidden" onClick={() => window.location.reload()}>
        {say('Tải lại trang', { en: 'Load again' })}
      </Button>
      <Button asChild variant="secondary">
        <Link to="/">{say('Về trang chủ', { en: 'To the home page' })}</Link>
      </Button>
    </>
  )
}
