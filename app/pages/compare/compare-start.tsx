import { Link } from 'react-router'
import type { ExampleAnswer } from '#app/domain/advisor/example-answers.server.ts'
import { compareHref, MOST_COMPARED } from '#app/domain/catalogue/comparison/compare-url.ts'
import { listHrefOf } from '#app/domain/catalogue/list-url.ts'
import { CategoryPicker } from '#app/pages/products/category-picker.tsx'
import type { PickerCategory } from '#app/pages/products/category-picker.tsx'
import { Button } from '#app/ui/button.tsx'
import { useStoredList } from '#app/ui/use-stored-list.ts'
import { compareList } from './compare-list.ts'

type CompareStartProps = { categories: readonly PickerCategory[]; ready: readonly ExampleAnswer[] }

/** How to compare, before anything is chosen; what this browser has collected is a press away. */
export function CompareStart({ categories, ready }: CompareStartProps) {
  return (
    <>
      <OwnList />
      <ReadyComparisons answers={ready} />
      <section aria-labelledby="how" className="grid grid-cols-1 gap-4">
        <h2 id="how" className="text-xl font-bold">
          Bắt đầu từ một danh mục
        </h2>
        <ol className="grid max-w-text list-decimal gap-1 ps-5 text-muted marker:text-action">
          <li>Mở danh mục bạn đang quan tâm.</li>
          <li className="no-js:hidden">Bấm hình cái cân trên 2 đến {MOST_COMPARED} sản phẩm cùng loại.</li>
          <li className="no-js:hidden">Bấm “So sánh” ở thanh dưới màn hình.</li>
          <li className="js:hidden">
            Ghép mã các sản phẩm vào địa chỉ, ví dụ /so-sanh?ids=1,2 (mã là số cuối địa chỉ trang sản phẩm).
          </li>
        </ol>
        <CategoryPicker categories={categories} chosen={null} href={listHrefOf} />
      </section>
    </>
  )
}

/** The machines that the advisor names for usual needs, ready to be laid side by side. */
function ReadyComparisons({ answers }: { answers: readonly ExampleAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <section aria-labelledby="ready" className="grid grid-cols-1 gap-4">
      <h2 id="ready" className="text-xl font-bold">
        So sánh sẵn cho nhu cầu hay gặp
      </h2>
      <ul className="compare-ready">
        {answers.map(({ question, products }) => (
          <li key={question}>
            <h3>
              <Link to={compareHref(products.map(({ id }) => id))}>{question}</Link>
            </h3>
            <ul>
              {products.map(({ id, title, image, price }) => (
                <li key={id}>
                  <img src={image} alt="" width={80} height={60} loading="lazy" />
                  <span>{title}</span>
                  <b>{price}</b>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Keeps its height whether or not there is a list, so that nothing jumps when the browser tells. */
function OwnList() {
  const items = useStoredList(compareList)
  const [first] = items
  return (
    <section
      aria-label="Danh sách của bạn"
      className="flex min-h-22 flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4 no-js:hidden"
    >
      {first ? (
        <>
          <ul className="flex gap-2">
            {items.map(({ id, title, picture }) => (
              <li key={id} className="size-13 rounded-control bg-stage p-1">
                {picture && <img src={picture} alt={title} className="size-full object-contain" />}
              </li>
            ))}
          </ul>
          <Button asChild>
            <Link to={compareHref(items.map(({ id }) => id))}>
              So sánh {items.length} {first.category.toLocaleLowerCase('vi')} đã chọn
            </Link>
          </Button>
        </>
      ) : (
        <p className="text-muted">Bạn chưa chọn sản phẩm nào để so sánh.</p>
      )}
    </section>
  )
}
