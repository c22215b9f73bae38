import { Extension, Mark, markInputRule } from '@tiptap/core'
import type { AnyExtension } from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { AwaitedPicture } from './nodes/awaited-picture.ts'
import { Comparison } from './nodes/comparison.tsx'
import { asWritten, Figcaption, Figure, InlinePicture, Picture, Video } from './nodes/figure.ts'
import { ProductBox } from './nodes/product-box.tsx'
import { ArticleCodeBlock, Callout, Columns, Contents, Footnote, LinkButton } from './nodes/text-blocks.ts'

/** The part of a table a row stands in. */
type Section = 'head' | 'body' | 'foot'
const SECTIONS: Readonly<Record<string, Section>> = { thead: 'head', tbody: 'body', tfoot: 'foot' }

/**
 * The library knows tables as rows alone. Their caption is kept as an attribute here and the part a row stands in as one of the
 * row; `serialise` puts both back. Columns have no widths: the page has no inline styles.
 */
const ArticleTable = Table.extend({
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

const ArticleTableRow = TableRow.extend({
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

const ArticleTableCell = TableCell.extend({
  addAttributes: () => cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
})

const ArticleTableHeader = TableHeader.extend({
  addAttributes: () => ({ ...cellAttributes, scope: { default: null } }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
})

/** A mark that is one tag without attributes. */
const plainMark = (name: string, tag: string, shortcut?: string) =>
  Mark.create({
    name,
    excludes: name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      const toggle = () => this.editor.commands.toggleMark(name)
      return shortcut ? { [shortcut]: toggle } : {}
    },
  })

const Subscript = plainMark('subscript', 'sub', 'Mod-,').extend({ excludes: 'subscript superscript' })
const Superscript = plainMark('superscript', 'sup', 'Mod-.')
const Highlight = plainMark('highlight', 'mark', 'Mod-Shift-h').extend({
  addInputRules() {
    return [markInputRule({ find: /(?:^|\s)(==([^=\s](?:[^=]*[^=\s])?)==)$/, type: this.type })]
  },
})

/** Unlike the library's own, it stands together with other marks, as HTML allows. */
const InlineCode = plainMark('code', 'code', 'Mod-e').extend({
  addInputRules() {
    return [markInputRule({ find: /(?:^|\s)`([^`]+)`$/, type: this.type })]
  },
})

/** A link; how one that leads away is marked is the page's affair. */
export const ArticleLink = Link.extend({ addAttributes: () => asWritten('href', 'title', 'rel') }).configure({
  openOnClick: false,
  autolink: true,
  defaultProtocol: 'https',
  protocols: ['mailto', 'tel'],
  HTMLAttributes: { target: null, rel: null, class: null },
})

/** Everything an article may hold, and nothing else: what stands in the sanitiser's list stands here. */
export const EXTENSIONS: readonly AnyExtension[] = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: false,
  }),
  ArticleLink,
  Subscript,
  Superscript,
  Highlight,
  InlineCode,
  InlinePicture,
  AwaitedPicture,
  Figure,
  Picture,
  Figcaption,
  Video,
  Columns,
  ProductBox,
  Comparison,
  ArticleCodeBlock,
  Callout,
  LinkButton,
  Contents,
  Footnote,
  ArticleTable,
  ArticleTableRow,
  ArticleTableHeader,
  ArticleTableCell,
]

/** Keys that open something outside of the text. */
export const shortcuts = (keys: Readonly<Record<string, () => void>>) =>
  Extension.create({
    name: 'shortcuts',
    addKeyboardShortcuts: () =>
      Object.fromEntries(
        Object.entries(keys).map(([key, run]) => [
          key,
          () => {
            run()
            return true
          },
        ]),
      ),
  })

/** Escape leaves the view that shows the text alone, once nothing nearer wants the key. */
export const leavesByEscape = (leave: () => void) =>
  Extension.create({
    name: 'leavesByEscape',
    priority: 1,
    addKeyboardShortcuts: () => ({
      Escape: ({ editor }) => {
        const isAlone = editor.view.dom.closest('[data-focus]') !== null
        if (isAlone) leave()
        return isAlone
      },
    }),
  })
