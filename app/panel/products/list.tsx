import { Download, FileUp, ListChecks, Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Link, redirect, useNavigation } from 'react-router'
import { allows } from '#app/domain/account/roles.ts'
import { readEditorsList } from '#app/domain/catalogue/editing/list-query.ts'
import {
  EDITORS_PAGE_SIZE,
  editorsExportPath,
  editorsListPath,
  FIRST_EDITORS_STATE,
  isNarrowed,
  PRODUCTS_PATH,
} from '#app/domain/catalogue/editing/list-state.ts'
import { PRODUCT_ACTIONS, productAction } from '#app/domain/catalogue/editing/product-bulk.ts'
import type { ProductAction } from '#app/domain/catalogue/editing/product-bulk.ts'
import {
  brandChoices,
  categoryChoices,
} from '#app/domain/catalogue/editing/queries/editing-choices.server.ts'
import type { Choice } from '#app/domain/catalogue/editing/queries/editing-choices.server.ts'
import {
  productIdsForEditors,
  productsForEditors,
  productWork,
} from '#app/domain/catalogue/editing/queries/products-for-editors.server.ts'
import type { EditorsProduct } from '#app/domain/catalogue/editing/queries/products-for-editors.server.ts'
import { productPicture } from '#app/domain/catalogue/picture.ts'
import { daysBetween, OLD_DAYS, vietnamDay } from '#app/domain/catalogue/price-history.ts'
import { NO_PRICE, sayPrice, sayWhereSeen } from '#app/domain/catalogue/price.ts'
import { countOldPrices } from '#app/domain/catalogue/queries/price-ages.server.ts'
import { productChange } from '#app/domain/imports/changes/product-change.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { BulkBar } from '#app/panel/changes/bulk-bar.tsx'
import { changeMany, tickedIn, undoChange } from '#app/panel/changes/change-many.server.ts'
import { CHANGE_WORDS } from '#app/panel/changes/change-words.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { MoreMenu } from '#app/panel/parts/more-menu.tsx'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { Button } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { CompactSelect } from '#app/ui/select.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/list'
import { OpenWork } from './open-work.tsx'
import { changeProducts } from './product-bulk.server.ts'
import { ProductFilters } from './product-filters.tsx'
import { ProductTable } from './product-table.tsx'
import type { ProductLine } from './product-table.tsx'

const CHANGES = CHANGE_WORDS['product-changes']

export async function loader(asked: Route.LoaderArgs) {
  const { role } = await requireStaff(asked, 'products')
  const { db } = asked.context.get(requestContext)
  const state = readEditorsList(new URL(asked.request.url).searchParams)
  const [{ products, total }, lacking, oldPrices, categories, brands] = await Promise.all([
    productsForEditors(db, state),
    productWork(db),
    countOldPrices(db),
    categoryChoices(db),
    brandChoices(db),
  ])
  const last = Math.max(1, Math.ceil(total / EDITORS_PAGE_SIZE))
  if (state.page > last) throw redirect(editorsListPath(state, { page: last }))
  const mayErase = allows(role, 'delete-forever')
  const today = vietnamDay(Date.now())
  const lines = products.map((product) => lineOf(product, today))
  return { state, total, last, work: { ...lacking, oldPrices }, lines, categories, brands, mayErase }
}

/** @param today YYYY-MM-DD */
function lineOf(product: EditorsProduct, today: string): ProductLine {
  const { id, title, brand, model, category, isDemo, isHidden, at } = product
  const { mainPrice } = product
  return {
    id,
    title,
    note: [brand, model].filter(Boolean).join(' · '),
    picture: productPicture(product).src,
    category,
    price: mainPrice ? sayPrice(mainPrice) : NO_PRICE,
    hasPrice: mainPrice !== null,
    seen: mainPrice && sayWhereSeen(mainPrice, today),
    isOld: mainPrice !== null && daysBetween(mainPrice.seenOn, today) > OLD_DAYS,
    changed: formatDate(at),
    isDemo,
    isHidden,
  }
}

export async function action(asked: Route.ActionArgs) {
  const person = await requireStaff(asked, 'products')
  const form = await asked.request.formData()
  return answerForm(
    async (): Promise<Outcome> => {
      if (form.get('intent') === 'undo-change') return undoChange(asked, person, 'product-changes', form)
      const { db } = asked.context.get(requestContext)
      if (form.get('intent') === 'erase' && form.get('scope') !== 'found') {
        await requireStaff(asked, 'delete-forever')
        const ids = tickedIn(form, 'product-changes')
        return changeProducts({ db, actorId: person.id }, { intent: 'erase', ids })
      }
      const wanted = productAction.parse(Object.fromEntries(form))
      const state = readEditorsList(new URL(asked.request.url).searchParams)
      const found = () => productIdsForEditors(db, state)
      return changeMany(asked, person, productChange, { form, action: wanted.intent, asked: wanted, found })
    },
    { title: say('Chưa làm được', { en: 'That did not work' }) },
  )
}

export default function ProductListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, total, last, work, lines, categories, brands } = loaderData
  useOutcomeToast(actionData)
  return (
    <>
      <PageHeading
        title={
          state.trash
            ? say('Sản phẩm: thùng rác', { en: 'Products: trash' })
            : say('Sản phẩm', { en: 'Products' })
        }
        text={say(`${formatNumber(total)} sản phẩm`, { en: many(total, 'product') })}
        {...(state.trash
          ? { back: { to: PRODUCTS_PATH, label: say('Về danh sách sản phẩm', { en: 'Back to products' }) } }
          : {})}
        actions={
          !state.trash && (
            <>
              <Button asChild>
                <Link to={`${PRODUCTS_PATH}/new`}>
                  <Plus aria-hidden="true" className="size-5" />
                  {say('Thêm sản phẩm', { en: 'Add product' })}
                </Link>
              </Button>
              <MoreMenu>
                <Button asChild variant="ghost">
                  <Link to={`${PRODUCTS_PATH}/import`}>
                    <FileUp aria-hidden="true" className="size-4" />
                    {say('Nhập sản phẩm', { en: 'Import products' })}
                  </Link>
                </Button>
                <Button asChild variant="ghost">
                  <a href={editorsExportPath(state)} download>
                    <Download aria-hidden="true" className="size-4" />
                    {say('Xuất CSV', { en: 'Export CSV' })}
                  </a>
                </Button>
                <Button asChild variant="ghost">
                  <Link to={CHANGES.path}>
                    <ListChecks aria-hidden="true" className="size-4" />
                    {say('Đổi nhiều sản phẩm', { en: 'Bulk changes' })}
                  </Link>
                </Button>
                <Button asChild variant="ghost">
                  <Link to={editorsListPath({ ...FIRST_EDITORS_STATE, trash: true })}>
                    <Trash2 aria-hidden="true" className="size-4" />
                    {say('Thùng rác', { en: 'Trash' })}
                  </Link>
                </Button>
              </MoreMenu>
            </>
          )
        }
      />
      <OutcomeNote outcome={actionData} />
      {!state.trash && <OpenWork work={work} state={state} />}
      <ProductFilters state={state} categories={categories} brands={brands} />
      {lines.length === 0 ? (
        <Nothing isTrash={state.trash} isNarrowed={isNarrowed(state)} />
      ) : (
        <Products key={editorsListPath(state, { page: state.page })} {...loaderData} outcome={actionData} />
      )}
      <Pagination page={state.page} totalPages={last} href={(page) => editorsListPath(state, { page })} />
    </>
  )
}

type ProductsProps = Pick<
  Route.ComponentProps['loaderData'],
  'state' | 'lines' | 'total' | 'categories' | 'brands' | 'mayErase'
> & { outcome: Outcome | undefined }

function Products({ state, lines, total, categories, brands, mayErase, outcome }: ProductsProps) {
  const form = useId()
  const { formMethod } = useNavigation()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [seen, setSeen] = useState(outcome)
  if (seen !== outcome) {
    setSeen(outcome)
    if (outcome?.ok) setSelected(new Set())
  }
  const select = (ids: readonly number[], isSelected: boolean) =>
    setSelected(
      (before) => new Set([...[...before].filter((id) => !ids.includes(id)), ...(isSelected ? ids : [])]),
    )
  return (
    <>
      <ProductTable lines={lines} isTrash={state.trash} form={form} selected={selected} onSelect={select} />
      <BulkBar
        id={form}
        of="product-changes"
        name="intent"
        actions={actionsOf({ isTrash: state.trash, mayErase, categories, brands })}
        count={selected.size}
        total={total}
        shown={lines.length}
        busy={formMethod === 'POST'}
        onClear={() => setSelected(new Set())}
      />
    </>
  )
}

type Asking = {
  isTrash: boolean
  mayErase: boolean
  categories: readonly Choice[]
  brands: readonly Choice[]
}

/** What can be done with several products, each with what has to be said beside it. */
function actionsOf({ isTrash, mayErase, categories, brands }: Asking) {
  const select = (name: string, label: string, choices: readonly Choice[]) => (
    <CompactSelect
      label={label}
      name={name}
      options={[
        { value: '', label: `${label}…` },
        ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
  const fields: Partial<Record<ProductAction['intent'], ReactNode>> = {
    move: select('to', say('Loại sản phẩm mới', { en: 'New product type' }), categories),
    brand: select('brand', say('Thương hiệu mới', { en: 'New brand' }), brands),
  }
  const shown = isTrash ? (['restore'] as const) : (['hide', 'show', 'move', 'brand', 'trash'] as const)
  const erase = {
    value: 'erase',
    label: say('Xóa hẳn', { en: 'Delete forever' }),
    warning: say('Ảnh, thông số, đánh giá và lịch sử giá cũng mất theo. Không lấy lại được nữa.', {
      en: 'Pictures, specifications, reviews and price history go with them. This cannot be undone.',
    }),
  }
  return [
    ...shown.map((value) => ({ value, label: PRODUCT_ACTIONS[value], field: fields[value] })),
    ...(isTrash && mayErase ? [erase] : []),
  ]
}

function Nothing({ isTrash, isNarrowed: narrowed }: { isTrash: boolean; isNarrowed: boolean }) {
  if (narrowed)
    return (
      <EmptyState
        title={say('Không tìm thấy sản phẩm nào', { en: 'No products found' })}
        text={say('Thử từ ngắn hơn hoặc bỏ bớt điều kiện lọc.', {
          en: 'Try a shorter word or fewer filters.',
        })}
      />
    )
  return isTrash ? (
    <EmptyState
      title={say('Thùng rác trống', { en: 'The trash is empty' })}
      text={say('Sản phẩm đã xóa sẽ nằm ở đây để khôi phục khi cần.', {
        en: 'Deleted products lie here and can be restored.',
      })}
    />
  ) : (
    <EmptyState
      title={say('Chưa có sản phẩm nào', { en: 'No products yet' })}
      text={say('Bạn thêm sản phẩm đầu tiên nhé.', { en: 'Add your first product.' })}
      actions={
        <>
          <Button asChild>
            <Link to="/admin/products/new">{say('Thêm sản phẩm', { en: 'Add a product' })}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/admin/products/import">{say('Nhập từ tệp', { en: 'Import a file' })}</Link>
          </Button>
        </>
      }
    />
  )
}
