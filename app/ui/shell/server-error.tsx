import { Link } from 'react-router'
import { Button } from '../button.tsx'
import { ErrorState } from '../state.tsx'

/** What is shown where a page failed on our side. */
export function ServerError() {
  return (
    <ErrorState
      headingLevel={1}
      title="Có lỗi xảy ra"
      text="Máy chủ chưa trả lời được yêu cầu này. Bạn thử tải lại sau ít phút nhé."
      actions={<ReloadOrHome />}
    />
  )
}

/** What to do about a page that failed: load it again, or go home. */
export function ReloadOrHome() {
  return (
    <>
      <Button className="no-js:hidden" onClick={() => window.location.reload()}>
        Tải lại trang
      </Button>
      <Button asChild variant="secondary">
        <Link to="/">Về trang chủ</Link>
      </Button>
    </>
  )
}
