import { data } from 'react-router'
import { subscriptionOf } from '#app/domain/contact/links.server.ts'
import { comeBack, endSubscription, getSubscription } from '#app/domain/contact/subscriptions.server.ts'
import { COME_BACK_CONSENT } from '#app/domain/contact/text.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { plainTitle } from '#app/edge/page-meta.ts'
import { useSite } from '#app/edge/use-site.ts'
import { rowId } from '#app/platform/row-id.ts'
import { inName } from '#app/platform/settings.ts'
import type { Route } from './+types/unsubscribe'
import { OneStep } from './one-step.tsx'

/** The names of the key, and of the issue whose link it is: mail programs POST there without any form of ours (RFC 8058). */
const KEY = 'khoa'
const ISSUE = 'so'
/** What the page's own form sends. */
const STEP = 'xac-nhan'
const BACK = 'nhan-lai'

export const meta: Route.MetaFunction = ({ matches }) => [
  plainTitle(matches, 'Hủy nhận tin'),
  { name: 'robots', content: 'noindex' },
]

/** The subscription that the address names; null where it is forgotten. @throws a 404 for a key this site has not written */
async function subscriptionAt({ url, context }: Pick<Route.LoaderArgs, 'url' | 'context'>) {
  const { db, seal } = context.get(requestContext)
  const id = subscriptionOf(seal, url.searchParams.get(KEY) ?? '')
  if (id === null) throw data(null, { status: 404 })
  return getSubscription(db, id)
}

export async function loader(asked: Route.LoaderArgs) {
  const found = await subscriptionAt(asked)
  return found && { email: masked(found.email), isEnded: found.isEnded, canComeBack: found.canComeBack }
}

export async function action(asked: Route.ActionArgs) {
  const found = await subscriptionAt(asked)
  const { db, site } = asked.context.get(requestContext)
  const step = (await asked.request.formData()).get(STEP)
  if (!found) return { step: 'ended' as const }
  if (step === BACK) {
    const isBack = await comeBack(db, found.id, inName(COME_BACK_CONSENT, site.name))
    return isBack ? { step: 'back' as const } : data({ step: 'too-late' as const }, { status: 410 })
  }
  const issue = rowId.safeParse(asked.url.searchParams.get(ISSUE))
  await endSubscription(db, found.id, issue.success ? issue.data : null)
  return { step: 'ended' as const }
}

/** Enough of an address for its owner to know it: 'l***@gmail.com'. */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1***')

export default function UnsubscribePage({ loaderData: found, actionData }: Route.ComponentProps) {
  const { name } = useSite()
  if (!found)
    return (
      <OneStep
        title="Địa chỉ này không còn trong danh sách"
        text="Chúng tôi không gửi bản tin tới địa chỉ này nữa. Bạn không cần làm gì thêm."
        step={null}
      />
    )
  const { email } = found
  if (actionData?.step === 'back')
    return (
      <OneStep
        title="Bạn lại nhận tin như trước"
        text={`Bản tin vẫn được gửi tới ${email}. Lúc nào muốn hủy, bạn mở lại liên kết này là được.`}
        step={null}
      />
    )
  if (actionData?.step === 'too-late')
    return (
      <OneStep
        title="Liên kết này không bật lại được nữa"
        text="Bạn hủy đã lâu. Muốn nhận tin tiếp, bạn đăng ký lại ở trang Bản tin nhé."
        step={null}
      />
    )
  if (found.isEnded)
    return (
      <OneStep
        title="Bạn đã hủy nhận tin"
        text={`Chúng tôi không gửi tin tới ${email} nữa, kể cả số đang gửi dở. ${
          found.canComeBack ? 'Bấm nhầm? Bạn nhận lại bằng nút dưới đây.' : 'Đổi ý thì bạn đăng ký lại nhé.'
        }`}
        step={found.canComeBack ? { label: inName(COME_BACK_CONSENT, name), name: STEP, value: BACK } : null}
      />
    )
  return (
    <OneStep
      title="Hủy nhận tin?"
      text={`Bấm nút dưới đây, ${email} sẽ không nhận tin của ${name} nữa.`}
      step={{ label: 'Hủy nhận tin', name: STEP, value: 'co' }}
    />
  )
}
