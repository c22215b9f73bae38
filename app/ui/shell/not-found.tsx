import { Compass } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { Button } from '../button.tsx'
import { EmptyState } from '../state.tsx'

/** What an unknown address shows, with the two ways out. */
export function NotFound() {
  const navigate = useNavigate()
  return (
    <EmptyState
      headingLevel={1}
      icon={<Compass aria-hidden="true" />}
      title="Trang không tồn tại"
      text="Đường dẫn có thể đã đổi hoặc gõ nhầm. Bạn thử về trang chủ, hoặc quay lại trang vừa xem nhé."
      actions={
        <>
          <Button asChild>
            <Link to="/">Về trang chủ</Link>
          </Button>
          <Button variant="secondary" className="no-js:hidden" onClick={() => navigate(-1)}>
            Quay lại
          </Button>
        </>
      }
    />
  )
}
