import { Search, X } from 'lucide-react'
import { Form, Link } from 'react-router'
import { compareHref, MOST_COMPARED } from '#app/domain/catalogue/comparison/compare-url.ts'
import { sayComparison } from '#app/domain/catalogue/comparison/short-names.ts'
import { EMBED_PATH } from '#app/edge/embed-paths.ts'
import { embedElement } from '#app/edge/embed-snippet.ts'
import type { Embedded } from '#app/edge/embed-snippet.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { LiveEmbed } from './live-embed.tsx'
import { Snippet } from './snippet.tsx'

type Product = { id: number; title: string; shortName: string }
type Found = { id: number; title: string; price: string; seen: string | null }

type EmbedBuilderProps = {
  siteUrl: string
  siteName: string
  /** What was searched for, and the question to be written into the advisor's box. */
  q: string
  question: string
  /** Chosen, or an example while nothing is. */
  products: readonly Product[]
  isExample: boolean
  /** How many of those asked for are not among the products. */
  leftOut: number
  /** Null where nothing was searched for. */
  found: readonly Found[] | null
}

/** Choose a product, take its code; every choice is an address, so that it works without a script. */
export function EmbedBuilder(props: EmbedBuilderProps) {
  const { siteUrl, siteName, products, isExample, question } = props
  const ids = isExample ? [] : products.map(({ id }) => id)
  const shown = embeddedOf(siteUrl, products)
  const card = embeddedOf(siteUrl, products.slice(0, 1))
  const asking: Embedded = {
    kind: 'ask',
    question,
    url: `${siteUrl}/chat`,
    title: `Hỏi cố vấn ${siteName}`,
  }
  return (
    <>
      <section className="grid grid-cols-1 gap-4" aria-labelledby="product">
        <h2 id="product" className="text-2xl font-bold">
          2. Đặt sản phẩm hoặc bảng so sánh vào bài
        </h2>
        <ProductSearch q={props.q} ids={ids} question={question} />
        {props.found && <FoundProducts found={props.found} q={props.q} ids={ids} question={question} />}
        {ids.length > 0 && <ChosenProducts products={products} question={question} />}
        {props.leftOut > 0 && (
          <p className="max-w-text text-sm text-muted">
            {props.leftOut} sản phẩm không vào bảng được: không còn trong danh mục, khác loại với sản phẩm
            đầu, hoặc quá {MOST_COMPARED} sản phẩm.
          </p>
        )}
        {shown && (
          <Example
            title={isExample ? 'Ví dụ' : 'Mã của bạn'}
            name={shown.kind === 'product' ? 'Mã thẻ sản phẩm' : 'Mã bảng so sánh'}
            html={embedElement(shown)}
          />
        )}
        {isExample && shown?.kind === 'compare' && card && (
          <Example title="Hoặc thẻ của một sản phẩm" name="Mã thẻ sản phẩm" html={embedElement(card)} />
        )}
      </section>
      <section className="grid grid-cols-1 gap-4" aria-labelledby="ask">
        <h2 id="ask" className="text-2xl font-bold">
          3. Hoặc đặt ô hỏi cố vấn
        </h2>
        <Form method="get" action={EMBED_PATH} className="flex flex-wrap items-end gap-2" preventScrollReset>
          {ids.length > 0 && <input type="hidden" name="ids" value={ids.join(',')} />}
          <div className="max-w-xl min-w-0 grow basis-72">
            <TextField
              key={question}
              label="Câu hỏi soạn sẵn trong ô (không bắt buộc)"
              name="question"
              maxLength={200}
              defaultValue={question}
            />
          </div>
          <Button type="submit" variant="secondary">
            Đưa vào mã
          </Button>
        </Form>
        <Example title="Ô hỏi cố vấn" name="Mã ô hỏi cố vấn" html={embedElement(asking)} />
      </section>
    </>
  )
}

function embeddedOf(siteUrl: string, products: readonly Product[]): Embedded | null {
  const [first] = products
  if (!first) return null
  if (products.length === 1)
    return { kind: 'product', id: first.id, url: `${siteUrl}/products/${first.id}`, title: first.title }
  const ids = products.map(({ id }) => id)
  const title = sayComparison(products.map(({ shortName }) => shortName))
  return { kind: 'compare', ids, url: siteUrl + compareHref(ids), title }
}

/** The address of the page with a choice. */
function builderHref(ids: readonly number[], question: string): string {
  const query = new URLSearchParams({
    ...(ids.length > 0 ? { ids: ids.join(',') } : {}),
    ...(question ? { question } : {}),
  })
  return query.size > 0 ? `${EMBED_PATH}?${query}` : EMBED_PATH
}

type Choice = { q: string; ids: readonly number[]; question: string }

function ProductSearch({ q, ids, question }: Choice) {
  return (
    <Form
      method="get"
      action={EMBED_PATH}
      role="search"
      aria-label="Tìm sản phẩm để nhúng"
      className="flex flex-wrap items-end gap-2"
      preventScrollReset
    >
      {ids.length > 0 && <input type="hidden" name="ids" value={ids.join(',')} />}
      {question && <input type="hidden" name="question" value={question} />}
      <div className="max-w-xl min-w-0 grow basis-72">
        <TextField
          key={q}
          label="Tìm sản phẩm"
          hint="Tên hoặc mã máy, ví dụ: tủ lạnh LG 315 lít"
          type="search"
          name="q"
          maxLength={200}
          defaultValue={q}
        />
      </div>
      <Button type="submit">
        <Search aria-hidden="true" className="size-5" />
        Tìm
      </Button>
    </Form>
  )
}

function FoundProducts({ found, q, ids, question }: Choice & { found: readonly Found[] }) {
  const left = found.filter(({ id }) => !ids.includes(id))
  if (left.length === 0)
    return (
      <p className="max-w-text">
        {found.length > 0
          ? 'Sản phẩm tìm thấy đã có trong bảng của bạn.'
          : `Chưa thấy sản phẩm nào khớp “${q}”. Bạn thử tên hãng hoặc mã máy nhé.`}
      </p>
    )
  const isFull = ids.length >= MOST_COMPARED
  return (
    <ul
      aria-label="Sản phẩm tìm thấy"
      className="grid divide-y divide-line rounded-card border border-line bg-surface"
    >
      {left.map(({ id, title, price, seen }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 p-3">
          <span className="min-w-0 grow basis-60">
            <b className="block">{title}</b>
            <span className="text-sm text-muted">
              {price}
              {seen ? ` · ${seen}` : ''}
            </span>
          </span>
          <Link
            to={builderHref(isFull ? [id] : [...ids, id], question)}
            preventScrollReset
            className={buttonClass('soft')}
          >
            {ids.length === 0 ? 'Chọn' : isFull ? 'Chọn thay bảng này' : 'Thêm để so sánh'}
            <span className="sr-only">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function ChosenProducts({ products, question }: { products: readonly Product[]; question: string }) {
  const ids = products.map(({ id }) => id)
  return (
    <div className="grid gap-2">
      <h3 className="font-bold">Đã chọn</h3>
      <ul className="flex flex-wrap gap-2">
        {products.map(({ id, title }) => (
          <li
            key={id}
            className="flex items-center gap-2 rounded-control border border-line bg-surface ps-3 text-sm"
          >
            <span className="min-w-0 wrap-anywhere">{title}</span>
            <Link
              to={builderHref(
                ids.filter((other) => other !== id),
                question,
              )}
              preventScrollReset
              className={buttonClass('ghost', 'sm')}
            >
              <X aria-hidden="true" className="size-4" />
              Bỏ
              <span className="sr-only">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
      {products.length < MOST_COMPARED && (
        <p className="text-sm text-muted">
          Tìm và thêm sản phẩm cùng loại để có bảng so sánh, nhiều nhất {MOST_COMPARED} sản phẩm.
        </p>
      )}
    </div>
  )
}

function Example({ title, name, html }: { title: string; name: string; html: string }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-2">
        <h3 className="font-bold">{title}</h3>
        <Snippet name={name} code={html} />
      </div>
      <div className="grid grid-cols-1 gap-2">
        <h3 className="font-bold">Người đọc thấy</h3>
        <LiveEmbed html={html} />
      </div>
    </div>
  )
}
