import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** The part of a table a row stands in. */
type Section = 'head' | 'body' | 'foot'
const SECTIONS: Readonly<Record<string, Section>> = { thead: 'head', tbody: 'body', tfoot: 'foot' }

/**
 * The library knows tables as rows alone. Their caption is kept as an attribute here and the part a row stands in as one of the
 * row; `serialise` puts both back. Columns have no widths: the page has no inline styles.
 */
export const ArticleTable = Table.extend({
  addAttributes: () => ({
    caption: {
      default: null,
      parseHTML: (element: HTMLElement) => element.querySelector(':scope > caption')?.innerHTML ?? null,
      renderHTML: ({ caption }: Record<string, unknown>) =>
        typeof caption === 'string' ? { 'data-caption': caption } : {},
    },
  }),
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  // The library's own writes widths as styles.
  addNodeView: null,
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }, { tag: 'colgroup', ignore: true }],
}).configure({ resizable: false })

export const ArticleTableRow = TableRow.extend({
  addAttributes: () => ({
    section: {
      default: 'body',
      parseHTML: (element: HTMLElement) => SECTIONS[element.parentElement?.localName ?? ''] ?? 'body',
      renderHTML: ({ section }: Record<string, unknown>) =>
        section === 'body' ? {} : { 'data-section': section },
    },
  }),
})

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
})
const cellAttributes = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // Asked for by the library's tables; never written.
  colwidth: { default: null, rendered: false },
}

export const ArticleTableCell = TableCell.extend({
  addAttributes: () => cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
})

export const ArticleTableHeader = TableHeader.extend({
  addAttributes: () => ({ ...cellAttributes, scope: { default: null } }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
})
