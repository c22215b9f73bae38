import { Form, Link, useNavigation } from 'react-router'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { controlClass } from '#app/ui/field.tsx'
import { Table } from '#app/ui/table.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'

type Option = { choice: string; label: string }
type CategoryValue = { value: string; rows: number; choice: string }
type BrandValue = { value: string; rows: number; name: string; isNew: boolean }

export type ValuesPhaseProps = {
  file: { id: string; fileName: string; rows: number }
  categories: { values: readonly CategoryValue[]; more: number }
  brands: { values: readonly BrandValue[]; more: number }
  options: { known: readonly Option[]; kinds: readonly Option[] }
  /** The brands there are. */
  names: readonly string[]
  /** Names of mappings that were kept for files with this header. */
  kept: readonly string[]
  outcome: Outcome | undefined
}

/** Between the file and its check: what it calls by names of its own, each decided about once for all its rows. */
export function ValuesPhase({ file, categories, brands, options, names, kept, outcome }: ValuesPhaseProps) {
  const { state, formData } = useNavigation()
  const intent = state === 'idle' ? null : formData?.get('intent')
  const undecided = categories.values.filter(({ choice }) => choice === '')
  useOutcomeToast(outcome)
  return (
    <Form method="post" action={`?job=${file.id}&step=values`} className="grid gap-6">
      <Card as="section" aria-labelledby="values">
        <h2 id="values" className="text-lg font-bold">
          {say('Categories and brands', { vi: 'Loại sản phẩm và thương hiệu' })}
        </h2>
        <p className="mt-1 text-muted break-words">
          <strong className="text-ink">{file.fileName}</strong>
          {say(
            ` · ${formatNumber(file.rows)} rows. Say once what each name of the file becomes here; it holds for all its rows, and for later files with the same columns.`,
            {
              vi: ` · ${formatNumber(file.rows)} dòng. Bạn nói một lần mỗi tên trong tệp ứng với gì ở đây; điều đó đúng cho mọi dòng, và cho những tệp về sau có cùng các cột.`,
            },
          )}
        </p>
        {undecided.length > 0 && (
          <p role="status" className="mt-4 rounded-control bg-cut-soft px-4 py-3">
            {say(
              `Categories without a place yet: ${formatNumber(undecided.length)}. Rows that would be refused for it: ${formatNumber(undecided.reduce((sum, { rows }) => sum + rows, 0))}.`,
              {
                vi: `Loại sản phẩm chưa chọn nơi ứng với: ${formatNumber(undecided.length)}. Số dòng vì thế bị bỏ lại: ${formatNumber(undecided.reduce((sum, { rows }) => sum + rows, 0))}.`,
              },
            )}
          </p>
        )}
        <div className="mt-4 grid max-w-md gap-1.5">
          <label htmlFor="keepAs" className="text-sm font-semibold">
            {say('Keep this mapping as', { vi: 'Giữ cách ghép này với tên' })}
          </label>
          <input
            id="keepAs"
            name="keepAs"
            maxLength={60}
            placeholder={say('Such as: price list of a supplier', {
              vi: 'Ví dụ: bảng giá của một nhà cung cấp',
            })}
            className={`${controlClass} min-h-11`}
          />
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="values" loading={intent === 'values'}>
            {say('Continue: check the rows', { vi: 'Tiếp tục: kiểm tra các dòng' })}
          </Button>
          <Button asChild variant="secondary">
            <Link to={`?job=${file.id}`}>{say('Columns', { vi: 'Các cột' })}</Link>
          </Button>
          <Button type="submit" name="intent" value="cancel" variant="ghost">
            {say('Discard this file', { vi: 'Bỏ tệp này' })}
          </Button>
        </div>
        <KeptMappings kept={kept} />
      </Card>
      <CategoryTable
        {...categories}
        options={options}
        hasUndecided={undecided.length > 0}
        isBusy={intent === 'own-categories'}
      />
      <BrandTable {...brands} names={names} intent={intent} />
    </Form>
  )
}

/** Mappings that somebody kept for files with the same header. */
export function KeptMappings({ kept }: { kept: readonly string[] }) {
  if (kept.length === 0) return null
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3 border-t border-line pt-4">
      <div className="grid gap-1.5">
        <label htmlFor="kept" className="text-sm font-semibold">
          {say('Mapping kept before', { vi: 'Cách ghép đã giữ' })}
        </label>
        <select id="kept" name="kept" className={controlClass}>
          {kept.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <Button type="submit" name="intent" value="use" variant="secondary">
        {say('Use it', { vi: 'Dùng cách này' })}
      </Button>
    </div>
  )
}

type CategoryTableProps = ValuesPhaseProps['categories'] & {
  options: ValuesPhaseProps['options']
  hasUndecided: boolean
  isBusy: boolean
}

function CategoryTable({ values, more, options, hasUndecided, isBusy }: CategoryTableProps) {
  if (values.length === 0) return null
  return (
    <Card padding="none" as="section" aria-labelledby="categories" className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4 md:px-6">
        <h3 id="categories" className="text-lg font-bold">
          {say('Categories ', { vi: 'Loại sản phẩm ' })}
          <span className="font-normal text-muted">{formatNumber(values.length + more)}</span>
        </h3>
        {hasUndecided && (
          <Button type="submit" name="intent" value="own-categories" variant="secondary" loading={isBusy}>
            {say('Make a category for each without a place', {
              vi: 'Tạo loại sản phẩm cho mọi tên chưa chọn',
            })}
          </Button>
        )}
      </div>
      <ValueTable caption={say('Categories of the file', { vi: 'Các loại sản phẩm trong tệp' })}>
        {values.map(({ value, rows, choice }) => (
          <tr key={value}>
            <th scope="row" className="max-w-72 min-w-32 align-middle break-words">
              {value}
              <input type="hidden" name="category" value={value} />
            </th>
            <td className="text-end align-middle">{formatNumber(rows)}</td>
            <td className="min-w-48 md:min-w-60">
              <select
                key={choice}
                name="categoryChoice"
                defaultValue={choice}
                aria-label={say(`Category ${value} becomes`, { vi: `Loại sản phẩm ${value} thành` })}
                aria-invalid={choice === '' || undefined}
                className={`${controlClass} min-h-11`}
              >
                <option value="">
                  {say('No place yet: refuse its rows', { vi: 'Chưa chọn: không nhận các dòng này' })}
                </option>
                <option value="own">
                  {say('Make a category of this name', { vi: 'Tạo loại sản phẩm tên này' })}
                </option>
                <option value="out">{say('Leave its rows out', { vi: 'Bỏ qua các dòng này' })}</option>
                <optgroup label={say('In the catalogue', { vi: 'Trong kho sản phẩm' })}>
                  {options.known.map(({ choice: id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </optgroup>
                <optgroup label={say('Make a category of this kind', { vi: 'Tạo mới, theo mẫu của' })}>
                  {options.kinds.map(({ choice: kind, label }) => (
                    <option key={kind} value={kind}>
                      {label}
                      {say(' (new)', { vi: ' (mới)' })}
                    </option>
                  ))}
                </optgroup>
              </select>
            </td>
          </tr>
        ))}
      </ValueTable>
      <More more={more} />
    </Card>
  )
}

type BrandTableProps = ValuesPhaseProps['brands'] & {
  names: readonly string[]
  intent: FormDataEntryValue | null | undefined
}

function BrandTable({ values, more, names, intent }: BrandTableProps) {
  if (values.length === 0) return null
  return (
    <Card padding="none" as="section" aria-labelledby="brands" className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4 md:px-6">
        <div>
          <h3 id="brands" className="text-lg font-bold">
            {say('Brands that are not here yet ', { vi: 'Những thương hiệu chưa có ở đây ' })}
            <span className="font-normal text-muted">{formatNumber(values.length + more)}</span>
          </h3>
          <p className="text-sm text-muted">
            {say('A name that is not here makes a brand; an empty one leaves the products without one.', {
              vi: 'Tên chưa có ở đây sẽ thành thương hiệu mới; để trống thì sản phẩm không có thương hiệu.',
            })}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value="new-brands"
            variant="secondary"
            loading={intent === 'new-brands'}
          >
            {say('Make all of them', { vi: 'Tạo tất cả' })}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="no-new-brands"
            variant="secondary"
            loading={intent === 'no-new-brands'}
          >
            {say('Make none', { vi: 'Không tạo thương hiệu nào' })}
          </Button>
        </div>
      </div>
      <datalist id="brand-names">
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <ValueTable caption={say('Brands of the file', { vi: 'Các thương hiệu trong tệp' })}>
        {values.map(({ value, rows, name, isNew }) => (
          <tr key={value}>
            <th scope="row" className="max-w-72 min-w-32 align-middle break-words">
              {value}
              <input type="hidden" name="brand" value={value} />
            </th>
            <td className="text-end align-middle">{formatNumber(rows)}</td>
            <td className="min-w-44 md:min-w-60">
              <span className="flex items-center gap-2">
                <input
                  key={name}
                  name="brandChoice"
                  defaultValue={name}
                  list="brand-names"
                  maxLength={60}
                  aria-label={say(`Brand ${value} becomes`, { vi: `Thương hiệu ${value} thành` })}
                  className={`${controlClass} min-h-11`}
                />
                {isNew && <Badge tone="saving">{say('New', { vi: 'Mới' })}</Badge>}
              </span>
            </td>
          </tr>
        ))}
      </ValueTable>
      <More more={more} />
    </Card>
  )
}

/** A table of what a file says, how often, and what it becomes. */
export function ValueTable({ caption, children }: { caption: string; children: React.ReactNode }) {
  return (
    <Table caption={caption} dense className="rounded-none border-x-0 border-b-0 md:[&_tr>:first-child]:ps-6">
      <thead>
        <tr>
          <th scope="col">{say('In the file', { vi: 'Trong tệp' })}</th>
          <th scope="col" className="text-end!">
            {say('Rows', { vi: 'Số dòng' })}
          </th>
          <th scope="col">{say('Becomes', { vi: 'Ghép thành' })}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  )
}

/** That there are more than are shown. */
export const More = ({ more }: { more: number }) =>
  more > 0 && (
    <p className="border-t border-line p-4 text-sm text-muted">
      {say(`And ${formatNumber(more)} more, of fewer rows each: they become what was guessed.`, {
        vi: `Và ${formatNumber(more)} tên nữa, mỗi tên ít dòng hơn: chúng thành như đã đoán.`,
      })}
    </p>
  )
