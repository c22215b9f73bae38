import { data } from 'react-router'
import { subscriptionOf } from '#app/domain/contact/links.server.ts'
import { endSubscription, getSubscription } from '#app/domain/contact/subscriptions.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import type { Route } from './+types/unsubscribe'
import { OneStep } from './one-step.tsx'

/** The name of the key in the address: mail programs POST there without any form of ours (RFC 8058). */
const KEY = 'khoa'

export const meta: Route.MetaFunction = () => [
  { title: 'Hủy nhận tin | Chọn Máy' },
  { name: 'robots', content: 'noindex' },
]

/** The subscription that the address names. @throws a 404 for a key this site has not written */
async function subscriptionAt({ url, context }: Pick<Route.LoaderArgs, 'url' | 'context'>) {
  const { db, seal } = context.get(requestContext)
  const id = subscriptionOf(seal, url.searchParams.get(KEY) ?? '')
  const subscription = id === null ? null : await getSubscription(db, id)
  if (!subscription) throw data(null, { status: 404 })
  return subscription
}

export async function loader(asked: Route.LoaderArgs) {
  return { email: masked((await subscriptionAt(asked)).email) }
}

export async function action(asked: Route.ActionArgs) {
  const { id } = await subscriptionAt(asked)
  await endSubscription(asked.context.get(requestContext).db, id)
  return { ended: true }
}

/** Enough of an address for its owner to know it: 'l***@gmail.com'. */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1***')

export default function UnsubscribePage({ loaderData: { email }, actionData }: Route.ComponentProps) {
  return actionData ? (
    <OneStep
      title="Bạn đã hủy nhận tin"
      text={`Chúng tôi sẽ không gửi tin tới ${email} nữa. Đổi ý thì bạn đăng ký lại ở trang chủ.`}
      step={null}
    />
  ) : (
    <OneStep
      title="Hủy nhận tin?"
      text={`Bấm nút dưới đây, ${email} sẽ không nhận tin của Chọn Máy nữa.`}
      step={{ label: 'Hủy nhận tin', name: 'xac-nhan', value: 'co' }}
    />
  )
}
