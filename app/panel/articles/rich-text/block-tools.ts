import type { Editor, JSONContent } from '@tiptap/react'
import {
  Heading2,
  Heading3,
  Heading4,
  Image,
  List,
  ListOrdered,
  Minus,
  Package,
  Pilcrow,
  Quote,
  Columns2,
  Info,
  ListTree,
  MousePointerClick,
  Scale,
  SquareCode,
  StickyNote,
  Table,
  Video,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { BlockName } from '#app/domain/blog/blocks/blocks.ts'
import { insertBlock, insertTable } from './insert.ts'

/** What opens beside the text instead of changing it at once. */
export type Insertion =
  | 'link'
  | 'picture'
  | 'columns'
  | 'video'
  | 'product'
  | 'comparison'
  | 'button'
  | 'footnote'
  | 'find'
  | 'focus'
  | 'up'
  | 'down'

/** How a block is put where the cursor is. */
export type BlockTool = {
  keys?: string
  Icon: LucideIcon
  /** Whether it is in force where the cursor is; left out for what only acts. */
  isOn?: (editor: Editor) => boolean
  /** Whether it cannot stand where the cursor is. */
  isOff?: (editor: Editor) => boolean
  run: (editor: Editor, open: (what: Insertion) => void) => void
}

const heading = (level: 2 | 3 | 4, Icon: LucideIcon): BlockTool => ({
  keys: `Ctrl+Alt+${level}`,
  Icon,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
})

/** A table of three columns with a head and two rows. */
function newTable(): JSONContent {
  const cells = (type: string, attrs = {}) =>
    Array.from({ length: 3 }, () => ({ type, attrs, content: [{ type: 'paragraph' }] }))
  const head = {
    type: 'tableRow',
    attrs: { section: 'head' },
    content: cells('tableHeader', { scope: 'col' }),
  }
  const rows = Array.from({ length: 2 }, () => ({ type: 'tableRow', content: cells('tableCell') }))
  return { type: 'table', content: [head, ...rows] }
}

/** How each block is put into the text. */
export const BLOCK_TOOLS: Readonly<Record<BlockName, BlockTool>> = {
  paragraph: {
    keys: 'Ctrl+Alt+0',
    Icon: Pilcrow,
    isOn: (editor) => editor.isActive('paragraph'),
    run: (editor) => editor.chain().focus().setParagraph().run(),
  },
  heading2: heading(2, Heading2),
  heading3: heading(3, Heading3),
  heading4: heading(4, Heading4),
  bulletList: {
    keys: 'Ctrl+Shift+8',
    Icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  orderedList: {
    keys: 'Ctrl+Shift+7',
    Icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  quote: {
    keys: 'Ctrl+Shift+B',
    Icon: Quote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  picture: { Icon: Image, run: (_editor, open) => open('picture') },
  columns: { Icon: Columns2, run: (_editor, open) => open('columns') },
  video: { Icon: Video, run: (_editor, open) => open('video') },
  product: { Icon: Package, run: (_editor, open) => open('product') },
  table: {
    Icon: Table,
    isOff: (editor) => editor.isActive('table'),
    run: (editor) => insertTable(editor, newTable()),
  },
  code: {
    keys: 'Ctrl+Alt+C',
    Icon: SquareCode,
    isOn: (editor) => editor.isActive('codeBlock'),
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
  comparison: { Icon: Scale, run: (_editor, open) => open('comparison') },
  callout: {
    Icon: Info,
    isOn: (editor) => editor.isActive('callout'),
    run: (editor) => editor.chain().focus().toggleWrap('callout').run(),
  },
  button: { Icon: MousePointerClick, run: (_editor, open) => open('button') },
  contents: { Icon: ListTree, run: (editor) => insertBlock(editor, { type: 'contents' }) },
  footnote: { Icon: StickyNote, run: (_editor, open) => open('footnote') },
  rule: { Icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
}
