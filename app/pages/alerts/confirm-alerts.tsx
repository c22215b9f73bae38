import { data } from 'react-router'
import { confirmAddress } from '#app/domain/contact/alerts/alerts.server.ts'
import { hashToken } from '#app/domain/contact/links.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { plainTitle } from '#app/edge/page-meta.ts'
import { OneStep } from '#app/pages/contact/one-step.tsx'
import type { Route } from './+types/confirm-alerts'

/** The name of the link's secret in its address and in the form. */
const TOKEN = 'ma'

export const meta: Route.MetaFunction = ({ matches }) => [
  plainTitle(matches, 'Xác nhận email nhận báo giá'),
  { name: 'robots', content: 'noindex' },
]

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get(TOKEN)?.slice(0, 100) ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(requestContext)
  const token = (await request.formData()).get(TOKEN)
  const email = typeof token === 'string' ? await confirmAddress(db, hashToken(token)) : null
  return email ? { confirmed: true } : data({ confirmed: false }, { status: 410 })
}

export default function ConfirmAlertsPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  if (actionData?.confirmed)
    return (
      <OneStep
        title="Đã xác nhận, cảm ơn bạn!"
        text="Giá xuống tới mức bạn chọn là có thư. Lần sau bạn không cần xác nhận email này nữa."
        step={null}
      />
    )
  if (token === '' || actionData)
    return (
      <OneStep
        title="Liên kết này không còn dùng được"
        text="Có thể bạn đã đặt lời nhắc khi giá xuống lần nữa sau đó: hãy mở thư mới nhất."
        step={null}
      />
    )
  return (
    <OneStep
      title="Xác nhận email nhận báo giá"
      text="Bạn bấm nút dưới đây, chỉ cần một lần cho email này."
      step={{ label: 'Xác nhận email', name: TOKEN, value: token }}
    />
  )
}
