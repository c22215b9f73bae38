import { data } from 'react-router'
import { endKey, hashToken } from '#app/domain/contact/links.server.ts'
import { welcomeMail } from '#app/domain/contact/mails.ts'
import { confirmSubscription } from '#app/domain/contact/subscriptions.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { plainTitle } from '#app/edge/page-meta.ts'
import { useSite } from '#app/edge/use-site.ts'
import type { Route } from './+types/confirm-subscription'
import { OneStep } from './one-step.tsx'

/** The name of the link's secret in its address and in the form. */
const TOKEN = 'ma'

export const meta: Route.MetaFunction = ({ matches }) => [
  plainTitle(matches, 'Xác nhận đăng ký nhận tin'),
  { name: 'robots', content: 'noindex' },
]

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get(TOKEN)?.slice(0, 100) ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, mailer, siteUrl, seal } = context.get(requestContext)
  const token = (await request.formData()).get(TOKEN)
  const subscription = typeof token === 'string' ? await confirmSubscription(db, hashToken(token)) : null
  if (!subscription) return data({ confirmed: false }, { status: 410 })
  const end = `${siteUrl}/ban-tin/huy?khoa=${endKey(seal, subscription.id)}`
  await mailer.send(welcomeMail(subscription.email, { site: siteUrl, end }))
  return { confirmed: true }
}

export default function ConfirmPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { name } = useSite()
  if (actionData?.confirmed)
    return (
      <OneStep
        title="Đã xác nhận, cảm ơn bạn!"
        text="Từ nay bạn sẽ nhận bài mới qua email. Trong mỗi thư đều có liên kết để hủy."
        step={null}
      />
    )
  if (token === '' || actionData)
    return (
      <OneStep
        title="Liên kết này không còn dùng được"
        text="Có thể bạn đã đăng ký lại sau đó: hãy mở thư mới nhất, hoặc đăng ký lần nữa ở trang chủ."
        step={null}
      />
    )
  return (
    <OneStep
      title="Xác nhận đăng ký nhận tin"
      text={`Bạn bấm nút dưới đây để bắt đầu nhận tin của ${name}.`}
      step={{ label: 'Xác nhận đăng ký', name: TOKEN, value: token }}
    />
  )
}
