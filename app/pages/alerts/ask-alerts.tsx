import { Form, Link, useNavigation } from 'react-router'
import { vietnamDay } from '#app/domain/catalogue/price-history.ts'
import { summarisePrice } from '#app/domain/catalogue/price.ts'
import { productsByIds } from '#app/domain/catalogue/queries/products-by-ids.server.ts'
import { MOST_PRODUCTS } from '#app/domain/contact/alerts/alert-input.ts'
import { verifiedEmail } from '#app/domain/contact/alerts/alerts.server.ts'
import { suggestedBelow } from '#app/domain/contact/alerts/suggested-below.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { personOf } from '#app/edge/guard.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { useSite } from '#app/edge/use-site.ts'
import { FormOutcome } from '#app/pages/contact/form-outcome.tsx'
import { Trap } from '#app/pages/contact/trap.tsx'
import { rowId } from '#app/platform/row-id.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/ask-alerts'
import { askForAlerts, canTell } from './alert-forms.server.ts'
import { ALERTS_PATH } from './alert-paths.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Báo tôi khi giá xuống',
    description: 'Chọn mức giá bạn chờ, {site} gửi thư khi thấy giá đó ở nơi bán. Không cần tài khoản.',
    path: ALERTS_PATH,
    index: false,
  })

export async function loader(asked: Route.LoaderArgs) {
  const context = asked.context.get(requestContext)
  const { db } = context
  const params = asked.url.searchParams
  const ids = (params.get('san-pham') ?? '').split(',').flatMap((text) => {
    const id = rowId.safeParse(text)
    return id.success ? [id.data] : []
  })
  const rows = await productsByIds(db, [...new Set(ids)].slice(0, MOST_PRODUCTS))
  const person = await personOf(asked)
  const today = vietnamDay(Date.now())
  return {
    canTell: canTell(context, rows),
    email: person ? ((await verifiedEmail(db, person.id)) ?? '') : '',
    products: rows.map(({ id, title, mainPrice }) => ({
      id,
      title,
      price: summarisePrice(mainPrice, today),
      below: params.get(`below-${id}`)?.slice(0, 30) || beginWith(mainPrice?.value ?? null),
    })),
  }
}

const beginWith = (price: number | null) => (price === null ? '' : formatNumber(suggestedBelow(price), 0))

export async function action(asked: Route.ActionArgs) {
  const person = await personOf(asked)
  const form = await asked.request.formData()
  return askForAlerts(form, asked.context.get(requestContext), person?.id ?? null)
}

export default function AskAlertsPage({
  loaderData: { products, email, canTell: isOn },
  actionData,
}: Route.ComponentProps) {
  const { name } = useSite()
  const sending = useNavigation().state === 'submitting'
  const { values = {}, errors = {} } = actionData ?? {}
  return (
    <Container className="grid max-w-2xl gap-6 py-10">
      <header className="grid gap-2">
        <h1 className="text-3xl font-bold">Báo tôi khi giá xuống</h1>
        <p className="text-muted">
          Bạn chọn mức giá, chúng tôi gửi thư khi thấy giá đó ở nơi bán. Mỗi sản phẩm không quá một thư mỗi
          ngày, hủy bằng một lần bấm, không cần tài khoản.
        </p>
      </header>
      {products.length === 0 ? (
        <EmptyState
          title="Chưa có sản phẩm nào"
          text="Bạn mở một sản phẩm rồi bấm Báo tôi khi giá xuống nhé."
          actions={
            <Link to="/products" className={buttonClass()}>
              Xem sản phẩm
            </Link>
          }
        />
      ) : !isOn && !actionData ? (
        <EmptyState
          title="Trang chưa gửi được thư báo giá"
          text="Máy chủ thư chưa được nối, nên thư chưa tới được bạn. Bạn lưu sản phẩm lại để xem giá sau nhé."
          actions={products.slice(0, 1).map(({ id, title }) => (
            <Link key={id} to={`/products/${id}`} className={buttonClass()}>
              Về {title}
            </Link>
          ))}
        />
      ) : (
        <Card>
          <Form method="post" noValidate className="grid gap-5">
            <FormOutcome state={actionData} />
            <ul className="grid gap-4">
              {products.map(({ id, title, price, below }) => (
                <li key={id} className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[1fr_13rem]">
                  <div>
                    <Link to={`/products/${id}`} className="font-semibold text-action hover:underline">
                      {title}
                    </Link>
                    <p className="text-sm text-muted">
                      {price.text}
                      {price.seen && ` (${price.seen})`}
                    </p>
                  </div>
                  <TextField
                    label="Báo khi còn (₫)"
                    name={`below-${id}`}
                    inputMode="numeric"
                    maxLength={30}
                    defaultValue={values[`below-${id}`] ?? below}
                    error={errors[`below-${id}`]}
                  />
                </li>
              ))}
            </ul>
            <TextField
              label="Email của bạn"
              name="email"
              type="email"
              required
              maxLength={254}
              autoComplete="email"
              defaultValue={values['email'] ?? email}
              error={errors['email']}
            />
            <Checkbox
              name="consent"
              defaultChecked={values['consent'] === 'on'}
              error={errors['consent']}
              label={
                <>
                  Tôi đồng ý để {name} dùng email này báo cho tôi khi giá xuống, theo{' '}
                  <Link to="/chinh-sach-bao-mat" className="text-action underline">
                    Chính sách bảo mật
                  </Link>
                  .
                </>
              }
            />
            <Trap />
            <Button type="submit" loading={sending} className="justify-self-start">
              Báo cho tôi
            </Button>
          </Form>
        </Card>
      )}
    </Container>
  )
}
