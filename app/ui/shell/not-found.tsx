import { Compass } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { Button } from '../button.tsx'
import { Container } from '../container.tsx'
import { EmptyState } from '../state.tsx'
import { WaysOn } from '../ways-on.tsx'

/** What an unknown address shows, with the two ways out. */
export function NotFound() {
  const navigate = useNavigate()
  return (
    <Container className="grid gap-6 pb-12">
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
        className="pt-8 pb-2"
      />
      <form
        action="/products"
        role="search"
        aria-label="Tìm máy"
        className="mx-auto flex w-full max-w-lg gap-2"
      >
        <input
          name="q"
          type="search"
          required
          maxLength={200}
          aria-label="Bạn tìm máy gì?"
          placeholder="Tên máy, mã máy hoặc nhu cầu"
          className="control min-h-11 grow"
        />
        <Button type="submit" variant="secondary" className="shrink-0">
          Tìm máy
        </Button>
      </form>
      <WaysOn ways={['products', 'chat', 'sizes', 'knowledge']} />
    </Container>
  )
}
