import { compareHref } from './compare-url.ts'
import type { Comparison } from './load-comparison.server.ts'
import type { Cell } from './row.ts'
import { sayComparison } from './short-names.ts'

/** Rows an article shows; all of them stand on the page of the comparison. */
const MOST_ROWS = 12

/**
 * A comparison as a table for an article, its feed and paper: the rows in which the products differ first, then those in which they
 * agree. Whole HTML, escaped here: nothing of it is written by an editor.
 */
export function comparisonHtml({ columns, sections }: Pick<Comparison, 'columns' | 'sections'>): string {
  const rows = [...sections.differing, ...sections.alike].slice(0, MOST_ROWS)
  const name = sayComparison(columns.map(({ shortName }) => shortName))
  const heads = columns.map(
    ({ id, shortName }) => `<th scope="col"><a href="/products/${id}">${escaped(shortName)}</a></th>`,
  )
  const body = rows.map(
    ({ label, cells }) => `<tr><th scope="row">${escaped(label)}</th>${cells.map(cellHtml).join('')}</tr>`,
  )
  const all = compareHref(columns.map(({ id }) => id))
  return `<div class="table-frame" role="region" tabindex="0" aria-label="${escaped(name)}"><table><caption>${escaped(name)}</caption><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div><p><a href="${escaped(all)}">Xem so sánh đầy đủ</a></p>`
}

function cellHtml(cell: Cell): string {
  if (!cell) return '<td>Chưa có</td>'
  const { text, note, better } = cell
  const more = [better, note].filter((words) => words !== undefined)
  const said = more.length > 0 ? ` <small>(${escaped(more.join('; '))})</small>` : ''
  return `<td>${better ? `<strong>${escaped(text)}</strong>` : escaped(text)}${said}</td>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
