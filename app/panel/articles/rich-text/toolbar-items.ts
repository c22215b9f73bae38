import type { Editor, JSONContent } from '@tiptap/react'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Highlighter,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Minus,
  Package,
  Pilcrow,
  Quote,
  Redo2,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  Underline,
  Undo2,
  Video,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { insertTable } from './insert.ts'

/** What opens a dialog instead of changing the text at once. */
export type Insertion = 'link' | 'picture' | 'video' | 'product'

/** A button of the editor's toolbar. */
export type ToolbarItem = {
  label: string
  keys?: string
  Icon: LucideIcon
  /** Whether it is in force where the cursor is; left out for what only acts. */
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
  run: (editor: Editor, open: (what: Insertion) => void) => void
}

const mark = (name: string, label: string, Icon: LucideIcon, keys?: string): ToolbarItem => ({
  label,
  ...(keys ? { keys } : {}),
  Icon,
  isOn: (editor) => editor.isActive(name),
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
})

const heading = (level: 2 | 3 | 4, Icon: LucideIcon): ToolbarItem => ({
  label: `Heading ${level}`,
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

/** The toolbar, group by group. */
export const TOOLBAR: readonly { label: string; items: readonly ToolbarItem[] }[] = [
  {
    label: 'History',
    items: [
      {
        label: 'Undo',
        keys: 'Ctrl+Z',
        Icon: Undo2,
        isOff: (editor) => !editor.can().undo(),
        run: (editor) => editor.chain().focus().undo().run(),
      },
      {
        label: 'Redo',
        keys: 'Ctrl+Shift+Z',
        Icon: Redo2,
        isOff: (editor) => !editor.can().redo(),
        run: (editor) => editor.chain().focus().redo().run(),
      },
    ],
  },
  {
    label: 'Blocks',
    items: [
      {
        label: 'Paragraph',
        keys: 'Ctrl+Alt+0',
        Icon: Pilcrow,
        isOn: (editor) => editor.isActive('paragraph'),
        run: (editor) => editor.chain().focus().setParagraph().run(),
      },
      heading(2, Heading2),
      heading(3, Heading3),
      heading(4, Heading4),
      {
        label: 'Bulleted list',
        keys: 'Ctrl+Shift+8',
        Icon: List,
        isOn: (editor) => editor.isActive('bulletList'),
        run: (editor) => editor.chain().focus().toggleBulletList().run(),
      },
      {
        label: 'Numbered list',
        keys: 'Ctrl+Shift+7',
        Icon: ListOrdered,
        isOn: (editor) => editor.isActive('orderedList'),
        run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      },
      {
        label: 'Quote',
        keys: 'Ctrl+Shift+B',
        Icon: Quote,
        isOn: (editor) => editor.isActive('blockquote'),
        run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      },
    ],
  },
  {
    label: 'Text',
    items: [
      mark('bold', 'Bold', Bold, 'Ctrl+B'),
      mark('italic', 'Italic', Italic, 'Ctrl+I'),
      mark('underline', 'Underline', Underline, 'Ctrl+U'),
      mark('strike', 'Strikethrough', Strikethrough, 'Ctrl+Shift+S'),
      mark('highlight', 'Highlight', Highlighter, 'Ctrl+Shift+H'),
      mark('subscript', 'Subscript', Subscript, 'Ctrl+,'),
      mark('superscript', 'Superscript', Superscript, 'Ctrl+.'),
      mark('code', 'Code', Code, 'Ctrl+E'),
    ],
  },
  {
    label: 'Insert',
    items: [
      {
        label: 'Link',
        keys: 'Ctrl+K',
        Icon: Link,
        isOn: (editor) => editor.isActive('link'),
        run: (_editor, open) => open('link'),
      },
      { label: 'Picture', Icon: Image, run: (_editor, open) => open('picture') },
      {
        label: 'Table',
        Icon: Table,
        isOff: (editor) => editor.isActive('table'),
        run: (editor) => insertTable(editor, newTable()),
      },
      { label: 'Product box', Icon: Package, run: (_editor, open) => open('product') },
      { label: 'Video', Icon: Video, run: (_editor, open) => open('video') },
      {
        label: 'Horizontal rule',
        Icon: Minus,
        run: (editor) => editor.chain().focus().setHorizontalRule().run(),
      },
    ],
  },
]
