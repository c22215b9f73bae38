import { Form, Link } from 'react-router'
import type { ExampleAnswer } from '#app/domain/advisor/example-answers.server.ts'
import { sayOutcome, shortName } from '#app/domain/advisor/say-outcome.ts'
import { ROLE_LABELS } from '#app/domain/advisor/write/roles.ts'
import { COMPARE_PATH, compareHref, MOST_COMPARED } from '#app/domain/catalogue/comparison/compare-url.ts'
import type { FoundMachine } from '#app/domain/catalogue/comparison/find-machines.server.ts'
import { listHrefOf } from '#app/domain/catalogue/list-url.ts'
import { CategoryPicker } from '#app/pages/products/category-picker.tsx'
import type { PickerCategory } from '#app/pages/products/category-picker.tsx'
import { Button } from '#app/ui/button.tsx'
import { Seen } from '#app/ui/seen.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useStoredList } from '#app/ui/use-stored-list.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { compareList } from './compare-list.ts'

type CompareStartProps = {
  categories: readonly PickerCategory[]
  ready: readonly ExampleAnswer[]
  /** What was typed into the two fields, with what it may mean; none before that. */
  found: readonly FoundMachine[]
}

/** What to compare, before anything is chosen: what is ready first, unless two machines were named; what this browser has collected is a press away. */
export function CompareStart({ categories, ready, found }: CompareStartProps) {
  const isNamed = found.length > 0
  return (
    <>
      {isNamed && <ChooseMachines found={found} />}
      <ReadyComparisons answers={ready} />
      <OwnList />
      {!isNamed && <ChooseMachines found={found} />}
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

const PLACES = ['Máy thứ nhất', 'Máy thứ hai']

/** Two machines by their names; where a name may mean several, which of them. */
function ChooseMachines({ found }: Pick<CompareStartProps, 'found'>) {
  const isFound = found.length === PLACES.length && found.every(({ hits }) => hits.length > 0)
  return (
    <section aria-labelledby="choose" className="compare-choose">
      <h2 id="choose" className="text-xl font-bold">
        Chọn hai máy để so sánh
      </h2>
      <Form action={COMPARE_PATH}>
        {PLACES.map((label, at) => (
          <TextField
            key={`${label} ${found[at]?.typed ?? ''}`}
            label={label}
            name="tim"
            required
            maxLength={200}
            autoComplete="off"
            placeholder={at === 0 ? 'Ví dụ: LG LTD37BLM' : 'Ví dụ: Aqua AQR-T410FA'}
            defaultValue={found[at]?.typed}
            error={errorOf(found[at])}
          />
        ))}
        <Button type="submit" variant={isFound ? 'secondary' : 'primary'}>
          Tìm hai máy
        </Button>
      </Form>
      {isFound && (
        <Form action={COMPARE_PATH}>
          {found.map(({ typed, hits }, at) => (
            <Select
              key={`${typed} ${at}`}
              name="ids"
              label={`${PLACES[at]}, khớp “${typed}”`}
              defaultValue={String(likeliest(found, at))}
              options={hits.map(({ id, title, price }) => ({
                value: String(id),
                label: `${title} (${price})`,
              }))}
            />
          ))}
          <Button type="submit">So sánh hai máy này</Button>
        </Form>
      )}
    </section>
  )
}

function errorOf(found: FoundMachine | undefined): string | undefined {
  if (!found || found.hits.length > 0) return undefined
  return found.typed
    ? `Không có máy nào khớp “${found.typed}”. Bạn thử gõ hãng và mã máy nhé.`
    : 'Bạn điền tên máy nhé.'
}

/** The first hit that no field before it took. */
function likeliest(found: readonly FoundMachine[], at: number): number | undefined {
  const taken = at > 0 ? likeliest(found, at - 1) : undefined
  const hits = found[at]?.hits ?? []
  return (hits.find(({ id }) => id !== taken) ?? hits[0])?.id
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
            <p>{keepUnits(sayOutcome(products))}</p>
            <ul>
              {products.map((product) => {
                const { id, image, role, price, priceSeen } = product
                const { name, code } = shortName(product)
                return (
                  <li key={id}>
                    <span className="product-picture">
                      <img src={image} alt="" width={160} height={120} loading="lazy" />
                    </span>
                    <small>{ROLE_LABELS[role]}</small>
                    <span>
                      {name}
                      {code && <small>{code}</small>}
                    </span>
                    <p>
                      <b>{price}</b> {priceSeen && <Seen text={priceSeen} />}
                    </p>
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What this browser has collected; nothing where that is nothing. */
function OwnList() {
  const items = useStoredList(compareList)
  const [first] = items
  if (!first) return null
  return (
    <section
      aria-label="Danh sách của bạn"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4"
    >
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
    </section>
  )
}
