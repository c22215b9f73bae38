import { data, Form } from 'react-router'
import { endAlert, findAlert, forgetAddress } from '#app/domain/contact/alerts/alerts.server.ts'
import { subscriptionOf } from '#app/domain/contact/links.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { plainTitle } from '#app/edge/page-meta.ts'
import { OneStep } from '#app/pages/contact/one-step.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatVnd } from '#app/vietnamese/money.ts'
import type { Route } from './+types/end-alert'

/** The name of the key in the address: mail programs POST there without any form of ours (RFC 8058). */
const KEY = 'khoa'

export const meta: Route.MetaFunction = ({ matches }) => [
  plainTitle(matches, 'Hủy báo giá'),
  { name: 'robots', content: 'noindex' },
]

/** The alert that the address names; null where it is over. @throws a 404 for a key this site has not written */
async function alertAt({ url, context }: Pick<Route.LoaderArgs, 'url' | 'context'>) {
  const { db, seal } = context.get(requestContext)
  const id = subscriptionOf(seal, url.searchParams.get(KEY) ?? '', 'price-alert')
  if (id === null) throw data(null, { status: 404 })
  return findAlert(db, id)
}

export async function loader(asked: Route.LoaderArgs) {
  const alert = await alertAt(asked)
  return alert && { title: alert.title, below: formatVnd(alert.below), email: masked(alert.email) }
}

export async function action(asked: Route.ActionArgs) {
  const alert = await alertAt(asked)
  const form = await asked.request.formData()
  const { db } = asked.context.get(requestContext)
  const all = form.get('tat-ca') === 'co'
  if (alert) await (all ? forgetAddress(db, alert.email) : endAlert(db, alert))
  return { all }
}

/** Enough of an address for its owner to know it: 'l***@gmail.com'. */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1***')

export default function EndAlertPage({ loaderData: alert, actionData }: Route.ComponentProps) {
  if (actionData || !alert)
    return (
      <OneStep
        title={actionData?.all ? 'Đã hủy mọi báo giá' : 'Đã hủy báo giá'}
        text={
          actionData?.all
            ? 'Email của bạn đã được xóa khỏi danh sách báo giá.'
            : 'Chúng tôi sẽ không gửi thư về giá của sản phẩm này nữa.'
        }
        step={null}
      />
    )
  return (
    <>
      <OneStep
        title="Hủy báo giá này?"
        text={`${alert.title}, báo khi giá xuống ${alert.below}, gửi tới ${alert.email}.`}
        step={{ label: 'Hủy báo giá này', name: 'xac-nhan', value: 'co' }}
      />
      <div className="mx-auto -mt-10 mb-16 w-full max-w-xl px-4">
        <Form method="post">
          <input type="hidden" name="tat-ca" value="co" />
          <Button type="submit" variant="ghost">
            Hủy mọi báo giá của email này
          </Button>
        </Form>
      </div>
    </>
  )
}
