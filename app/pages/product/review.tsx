import { Link, data, redirect } from 'react-router'
import { addReview } from '#app/domain/catalogue/queries/add-review.server.ts'
import { productTitle } from '#app/domain/catalogue/queries/product-title.server.ts'
import type { ReviewFormState } from '#app/domain/catalogue/review-form.ts'
import { reviewInput } from '#app/domain/catalogue/review-schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import type { RequestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { HTTP_STATUS } from '#app/platform/errors.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import { refusalOf } from '#app/platform/refusal.ts'
import { rowId } from '#app/platform/row-id.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import type { Route } from './+types/review'
import { ReviewForm } from './review-form.tsx'

/** Reviews a visitor may send. */
const LIMIT = { hits: 3, seconds: 60 * 60 }

export { ErrorBoundary } from './product.tsx'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Không tìm thấy sản phẩm | Chọn Máy' }]
  const { id, title } = loaderData.product
  return pageMeta(matches, {
    title: `Đánh giá ${title}`,
    description: `Chia sẻ trải nghiệm thật khi dùng ${title} để người mua sau chọn đúng hơn.`,
    path: `/products/${id}/danh-gia`,
    index: false,
  })
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const product = await reviewed(context.get(requestContext).db, params.id)
  return { product, sent: new URL(request.url).searchParams.has('da-gui') }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, visitor } = context.get(requestContext)
  const product = await reviewed(db, params.id)
  const values = textsOf(await request.formData())
  const refuse = (errors: Record<string, string>, status: number) =>
    data<ReviewFormState>({ values, errors }, status)
  const review = reviewInput.safeParse(values)
  if (!review.success) {
    const errors = review.error.issues.map(({ path, message }) => [path[0] ?? 'form', message])
    return refuse(Object.fromEntries(errors.reverse()), HTTP_STATUS.invalid)
  }
  try {
    await countHit(db, `review:${visitor}`, LIMIT)
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const isTooMany = refusal.code === 'too_many'
    const form = isTooMany ? 'Bạn đã gửi vài đánh giá rồi, một giờ nữa gửi tiếp nhé.' : refusal.message
    return refuse({ form }, HTTP_STATUS[refusal.code])
  }
  if (!review.data.website) await addReview(db, product.id, review.data)
  return redirect(`/products/${product.id}/danh-gia?da-gui=1`, 303)
}

/** @throws a 404 for a product that is not there */
async function reviewed(db: RequestContext['db'], id: string) {
  const known = rowId.safeParse(id)
  const product = known.success ? await productTitle(db, known.data) : null
  if (!product) throw new Response(null, { status: 404 })
  return product
}

const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

export default function ReviewPage({ loaderData: { product, sent }, actionData }: Route.ComponentProps) {
  const back = `/products/${product.id}`
  return (
    <Container className="grid max-w-3xl gap-6 py-6">
      <Breadcrumb
        crumbs={[
          { label: 'Trang chủ', to: '/' },
          { label: 'Sản phẩm', to: '/products' },
          { label: 'Viết đánh giá' },
        ]}
      />
      {sent ? (
        <div role="status" className="grid justify-items-start gap-3">
          <h1 className="text-2xl font-bold md:text-3xl">Cảm ơn bạn đã đánh giá!</h1>
          <p className="max-w-text">
            Đánh giá sẽ hiện sau khi được duyệt. Mỗi bài đều được đọc trước khi đăng để tránh quảng cáo và lời
            lẽ không hay.
          </p>
          <Link to={back} className={buttonClass()}>
            Về trang sản phẩm
          </Link>
        </div>
      ) : (
        <>
          <header className="grid gap-1">
            <h1 className="text-2xl font-bold md:text-3xl">Viết đánh giá</h1>
            <Link to={back} className="justify-self-start font-semibold text-action hover:underline">
              {product.title}
            </Link>
          </header>
          <ReviewForm productId={product.id} state={actionData} />
        </>
      )}
    </Container>
  )
}
