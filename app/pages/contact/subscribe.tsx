import { Link } from 'react-router'
import { ISSUES_PATH } from '#app/domain/newsletter/issue.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { Container } from '#app/ui/container.tsx'
import type { Route } from './+types/subscribe'
import { subscribe } from './contact-forms.server.ts'
import { NewsletterForm } from './newsletter-form.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Nhận bài chọn máy mới',
    description:
      'Đăng ký nhận bài hướng dẫn chọn máy, mẹo dùng bền của {site} qua email. Hủy bất cứ lúc nào.',
    path: '/ban-tin',
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  return subscribe(await request.formData(), context.get(requestContext))
}

export default function SubscribePage({ actionData }: Route.ComponentProps) {
  return (
    <Container className="grid max-w-2xl gap-6 py-10">
      <header className="grid gap-2">
        <h1 className="text-3xl font-bold">Nhận bài chọn máy mới</h1>
        <p className="text-muted">
          Bài hướng dẫn, mẹo dùng bền và thay đổi giá điện đáng chú ý. Hủy lúc nào cũng được, chỉ một lần bấm.
        </p>
        <p>
          <Link to={ISSUES_PATH} className="text-action underline">
            Xem các số đã gửi
          </Link>
        </p>
      </header>
      <Card>
        <NewsletterForm state={actionData} />
      </Card>
    </Container>
  )
}
