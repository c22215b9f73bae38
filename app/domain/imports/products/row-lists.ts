import { imagesInput, specificationsInput } from '#app/domain/catalogue/editing/product-input.ts'
import type { Cells } from '#app/domain/imports/import-subject.ts'
import { readLines } from './cell-lines.ts'
import { problemIn, problemsOfList } from './form-limits.ts'
import { specificationOfColumn } from './product-columns.ts'
import type { Reading } from './product-row.ts'
import type { ProductValues } from './product-state.ts'
import { specificationLines } from './specification-cell.ts'

/** Pictures: one a line with its description behind a bar, or bare addresses one behind the other. @param ours where those lie that were fetched before */
export function readPictures(
  { cells, problems }: Reading,
  ours: ReadonlyMap<string, string>,
): ProductValues['images'] {
  const cell = cells.get('images')
  if (!cell) return cell === undefined ? undefined : null
  const images = picturesIn(cell)
  // A picture without a description gets the product's title.
  const described = images.map(({ url, alt }) => ({ url, alt: alt ?? url.slice(0, 300) }))
  problems.push(...problemsOfList(imagesInput.shape.images, described, 'images'))
  return images.map(({ url, alt }) => ({ url: ours.get(url) ?? url, alt }))
}

/** The pictures of a cell; `alt` is null where there is no description. */
const picturesIn = (cell: string): { url: string; alt: string | null }[] =>
  readLines(cell).flatMap(([first = '', alt = '', ...rest]) =>
    alt !== '' || rest.length > 0
      ? [{ url: first, alt: alt || null }]
      : first
          .split(/[\s;]+|,(?=\s*(?:https?:|\/))/)
          .filter(Boolean)
          .map((url) => ({ url, alt: null })),
  )

/** The addresses of all pictures of a row. */
export const pictureAddresses = (cells: Cells): string[] => [
  ...(cells.get('image') ? [cells.get('image') ?? ''] : []),
  ...picturesIn(cells.get('images') ?? '').map(({ url }) => url),
]

/** Most lines of a product, by its form. */
const MOST_LINES = 200

/** The table of specifications in any form that files have, and lines with a column of their own. */
export function readSpecifications({
  cells,
  problems,
  notes,
}: Reading): Pick<ProductValues, 'specifications' | 'lines'> {
  const rule = specificationsInput.shape.specifications
  const cell = cells.get('specifications')
  const all = cell ? specificationLines(cell) : []
  const list = all.slice(0, MOST_LINES)
  if (all.length > MOST_LINES)
    notes.push({
      field: 'specifications',
      message: `Left out: ${all.length - MOST_LINES} lines beyond ${MOST_LINES}`,
    })
  problems.push(...problemsOfList(rule, list, 'specifications'))
  const lines = [...cells].flatMap(([column, text]) => {
    const line = specificationOfColumn(column)
    if (!line) return []
    if (text !== '') problems.push(...problemIn(rule, [{ ...line, value: text }], column))
    return [{ ...line, value: text || null }]
  })
  return { specifications: cell ? list : cell === undefined ? undefined : null, lines }
}
