import { Form, Link, useNavigate } from 'react-router'
import { Button } from '../button.tsx'
import { Container } from '../container.tsx'
import { WaysOn } from '../ways-on.tsx'

/** What an unknown address shows, with the two ways out. */
export function NotFound() {
  const navigate = useNavigate()
  return (
    <Container className="grid gap-6 py-6 md:gap-8 md:py-10">
      <div className="grid items-center gap-x-12 gap-y-5 md:grid-cols-2">
        <img
          src="/minh-hoa/khong-thay.svg"
          alt=""
          width={320}
          height={240}
          className="h-32 w-full rounded-card bg-stage object-contain p-2 order-last md:h-80"
        />
        <div className="grid content-center gap-4">
          <h1 className="text-3xl font-bold md:text-5xl">Trang không tồn tại</h1>
          <p className="max-w-text text-pretty text-muted md:text-lg">
            Đường dẫn có thể đã đổi hoặc gõ nhầm. Bạn gõ tên máy vào đây để tìm lại nhé.
          </p>
          <Form action="/products" role="search" aria-label="Tìm lại máy" className="flex max-w-lg gap-2">
            <input
              type="search"
              name="q"
              required
              maxLength={200}
              aria-label="Tên máy, hãng hoặc mã"
              placeholder="Tên máy, hãng hoặc mã"
              className="control min-h-11 min-w-0 grow"
            />
            <Button type="submit" className="shrink-0">
              Tìm máy
            </Button>
          </Form>
          <div className="flex gap-2">
            <Button asChild variant="secondary">
              <Link to="/">Về trang chủ</Link>
            </Button>
            <Button variant="ghost" className="no-js:hidden" onClick={() => navigate(-1)}>
              Quay lại
            </Button>
          </div>
        </div>
      </div>
      <WaysOn ways={['chat', 'sizes', 'compare', 'knowledge']} />
    </Container>
  )
}
