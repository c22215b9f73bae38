import { Eye, EyeOff, ExternalLink, Trash2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { PRODUCT_PARTS } from '#app/domain/catalogue/editing/editing.ts'
import { PRODUCTS_PATH } from '#app/domain/catalogue/editing/list-state.ts'
import { productVersion } from '#app/domain/catalogue/editing/queries/edited-product.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { PRICE_CHART_STYLES } from '#app/pages/product/price-chart-styles.ts'
import { MoreMenu } from '#app/panel/parts/more-menu.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { PartStrip } from '#app/panel/parts/part-strip.tsx'
import { UnsavedGuard } from '#app/panel/parts/unsaved.tsx'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { rowId } from '#app/platform/row-id.ts'
import { Button } from '#app/ui/button.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/edit'
import { OFFERS } from './offer-form.ts'
import { OffersPanel } from './offers-panel.tsx'
import { answerProductForm } from './product-forms.server.ts'
import { ProductParts } from './product-parts.tsx'
import { productScreen } from './product-screen.server.ts'
import { Standing } from './standing.tsx'

export const links: Route.LinksFunction = () => [PRICE_CHART_STYLES]

const missing = () =>
  new Response(say('Không tìm thấy sản phẩm này.', { en: 'Product not found.' }), { status: 404 })

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'products')
  const id = rowId.safeParse(asked.params.id)
  const { db } = asked.context.get(requestContext)
  const screen = id.success ? await productScreen(db, id.data) : null
  if (!id.success || !screen) throw missing()
  const made = new URL(asked.request.url).searchParams.get('moi')
  // Said until anything of it was saved.
  const isNew = screen.offers.length === 0 && made !== null && made === (await productVersion(db, id.data))
  return { ...screen, isNew }
}

export async function action(asked: Route.ActionArgs) {
  const { id: actorId } = await requireStaff(asked, 'products')
  const id = rowId.safeParse(asked.params.id)
  if (!id.success) throw missing()
  const { db } = asked.context.get(requestContext)
  return answerProductForm({ db, actorId }, id.data, await asked.request.formData())
}

/** What the way to a part is called where its title is long: all of them stand on one line of a desktop. */
const SHORT: Readonly<Record<string, string>> = {
  get 'thuoc-tinh'() {
    return say('Thông số lọc', { en: 'Figures' })
  },
  get 'thong-so'() {
    return say('Bảng thông số', { en: 'Specifications' })
  },
}

const sections = () => [
  ...Object.entries(PRODUCT_PARTS).map(([id, label]) => ({ id, label: SHORT[id] ?? label })),
  {
    id: OFFERS,
    get label() {
      return say('Nơi bán và giá', { en: 'Shops and prices' })
    },
  },
]

export default function ProductEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, standing, parts, attributes, categories, brands, isNew, ...offers } = loaderData
  useOutcomeToast(actionData)
  return (
    <UnsavedGuard key={product.id}>
      <PageHeading
        title={product.title}
        text={say(
          `${product.isDemo ? say('Dữ liệu mẫu · ', { en: 'Sample data · ' }) : ''}Sửa lần cuối ${formatDateTime(product.updatedAt)}`,
          {
            en: `${product.isDemo ? say('Dữ liệu mẫu · ', { en: 'Sample data · ' }) : ''}Last edited ${formatDateTime(product.updatedAt)}`,
          },
        )}
        back={{ to: PRODUCTS_PATH, label: say('Về danh sách sản phẩm', { en: 'Back to products' }) }}
        actions={!product.deletedAt && <Actions id={product.id} isHidden={product.isHidden} />}
      />
      {product.deletedAt ? <InTrash /> : product.isHidden && <Hidden />}
      {isNew && (
        <p role="status" className="rounded-card bg-saving-soft px-4 py-3">
          {product.isHidden
            ? say('Đã lưu nháp. Bạn thêm giá, thông số và ảnh ở dưới nhé.', {
                en: 'The draft is saved. Add prices, specifications and pictures below.',
              })
            : say('Đã tạo sản phẩm, và trang đã hiện. Bạn thêm giá, thông số và ảnh ở dưới nhé.', {
                en: 'The product is created, and its page is live. Add prices, specifications and pictures below.',
              })}
        </p>
      )}
      {!product.deletedAt && <Standing standing={standing} isShown={!product.isHidden} />}
      <PartStrip label={say('Các phần của sản phẩm', { en: 'Parts of the product' })} parts={sections()} />
      <ProductParts
        parts={parts}
        attributes={attributes}
        categories={categories}
        brands={brands}
        outcome={actionData}
      />
      <OffersPanel {...offers} outcome={actionData} />
    </UnsavedGuard>
  )
}

function Actions({ id, isHidden }: { id: number; isHidden: boolean }) {
  return (
    <>
      {!isHidden && <ViewLink id={id} variant="secondary" className="max-md:hidden" />}
      <MoreMenu>
        {!isHidden && <ViewLink id={id} variant="ghost" className="md:hidden" />}
        {!isHidden && (
          <Form method="post">
            <Button
              type="submit"
              name="intent"
              value="hide"
              variant="ghost"
              title={say('Người đọc không thấy nữa; mọi thứ đã nhập vẫn giữ nguyên.', {
                en: 'Readers no longer see it; everything entered stays.',
              })}
            >
              <EyeOff aria-hidden="true" className="size-4" />
              {say('Ẩn khỏi trang', { en: 'Hide from the site' })}
            </Button>
          </Form>
        )}
        <Form method="post">
          <Button type="submit" name="intent" value="trash" variant="ghost" className="text-danger">
            <Trash2 aria-hidden="true" className="size-4" />
            {say('Chuyển vào thùng rác', { en: 'Move to trash' })}
          </Button>
        </Form>
      </MoreMenu>
    </>
  )
}

/** To the product's page; on a phone among what is done seldom, for the whole name stands beside it. */
const ViewLink = ({ id, ...look }: { id: number; variant: 'secondary' | 'ghost'; className: string }) => (
  <Button asChild {...look}>
    <Link to={`/products/${id}`} target="_blank" rel="noreferrer">
      <ExternalLink aria-hidden="true" className="size-4" />
      {say('Xem trên trang', { en: 'View on site' })}
    </Link>
  </Button>
)

function Hidden() {
  return (
    <OutOfSight
      text={say(
        'Sản phẩm này đang ẩn: chỉ ban biên tập thấy. Khi cho hiện, nó có trang riêng và vào danh sách, tìm kiếm, tư vấn.',
        {
          en: 'This product is hidden: editors alone see it. Once shown it has a page and stands in lists, search and advice.',
        },
      )}
      intent="show"
    >
      <Eye aria-hidden="true" className="size-4" />
      {say('Hiện trên trang', { en: 'Show on the site' })}
    </OutOfSight>
  )
}

function InTrash() {
  return (
    <OutOfSight
      text={say('Sản phẩm này đang trong thùng rác, người đọc không thấy.', {
        en: 'This product is in the trash; readers do not see it.',
      })}
      intent="restore"
    >
      <Undo2 aria-hidden="true" className="size-4" />
      {say('Khôi phục', { en: 'Restore' })}
    </OutOfSight>
  )
}

/** Says why readers do not see a product, with the button that ends it. */
function OutOfSight({ text, intent, children }: { text: string; intent: string; children: ReactNode }) {
  return (
    <Form method="post" className="flex flex-wrap items-center gap-3 rounded-card bg-cut-soft px-4 py-3">
      <p className="grow">{text}</p>
      <Button type="submit" name="intent" value={intent} variant="secondary">
        {children}
      </Button>
    </Form>
  )
}
