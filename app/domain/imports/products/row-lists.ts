import { imagesInput, specificationsInput } from '#app/domain/catalogue/editing/product-input.ts'
import { readLines } from './cell-lines.ts'
import { problemIn, problemsOfList } from './form-limits.ts'
import { specificationOfColumn } from './product-columns.ts'
import type { Reading } from './product-row.ts'
import type { ProductValues, Specification } from './product-state.ts'

/** The group of a line that says none. */
const NO_GROUP = 'Thông số'

/** Pictures: one a line with its description behind a bar, or bare addresses one behind the other. */
export function readPictures({ cells, problems }: Reading): ProductValues['images'] {
  const cell = cells.get('images')
  if (!cell) return cell === undefined ? undefined : null
  const images = readLines(cell).flatMap(([first = '', alt = '', ...rest]) =>
    alt !== '' || rest.length > 0
      ? [{ url: first, alt: alt || null }]
      : first
          .split(/[\s;]+|,(?=\s*(?:https?:|\/))/)
          .filter(Boolean)
          .map((url) => ({ url, alt: null })),
  )
  // A picture without a description gets the product's title.
  const described = images.map(({ url, alt }) => ({ url, alt: alt ?? url.slice(0, 300) }))
  problems.push(...problemsOfList(imagesInput.shape.images, described, 'images'))
  return images
}

/** The table of specifications: 'group | name | value' or 'name | value' a line, and lines with a column of their own. */
export function readSpecifications({
  cells,
  problems,
}: Reading): Pick<ProductValues, 'specifications' | 'lines'> {
  const rule = specificationsInput.shape.specifications
  const cell = cells.get('specifications')
  const list = cell ? readLines(cell).map(specificationOf) : []
  problems.push(...problemsOfList(rule, list, 'specifications'))
  const lines = [...cells].flatMap(([column, text]) => {
    const line = specificationOfColumn(column)
    if (!line) return []
    if (text !== '') problems.push(...problemIn(rule, [{ ...line, value: text }], column))
    return [{ ...line, value: text || null }]
  })
  return { specifications: cell ? list : cell === undefined ? undefined : null, lines }
}

function specificationOf(fields: readonly string[]): Specification {
  const [group = '', name = '', ...values] = fields.length === 2 ? [NO_GROUP, ...fields] : fields
  return { group, name, value: values.join(' | ') }
}
