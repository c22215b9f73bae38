import type { Editor } from '@tiptap/react'
import {
  ArrowDown,
  ArrowUp,
  Bold,
  Code,
  Highlighter,
  Italic,
  Link,
  Maximize,
  Plus,
  Redo2,
  Search,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
  Undo2,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { BlockName } from '#app/domain/blog/blocks/blocks.ts'
import { say } from '#app/vietnamese/say.ts'
import { openBlockMenu } from './block-menu/open-block-menu.ts'
import { BLOCK_TOOLS } from './block-tools.ts'
import type { BlockTool } from './block-tools.ts'
import { sayBlock } from './say-block.ts'

/** A button of the editor's toolbar. */
export type ToolbarItem = BlockTool & {
  label: string
  /** Pressed while the text alone is shown. */
  showsFocus?: true
}

const block = (name: BlockName): ToolbarItem => ({
  get label() {
    return sayBlock(name)
  },
  ...BLOCK_TOOLS[name],
})

const mark = (name: string, label: () => string, Icon: LucideIcon, keys?: string): ToolbarItem => ({
  get label() {
    return label()
  },
  ...(keys ? { keys } : {}),
  Icon,
  isOn: (editor) => editor.isActive(name),
  run: (editor: Editor) => editor.chain().focus().toggleMark(name).run(),
})

/**
 * The toolbar, group by group, so that they stand in two rows, what is pressed most first: a phone shows the beginning of it.
 * What it has no button for is in the menu of blocks; `EditorOpening` draws the same.
 */
export const TOOLBAR: readonly { label: string; items: readonly ToolbarItem[] }[] = [
  {
    get label() {
      return say('Add', { vi: 'Thêm' })
    },
    items: [
      {
        get label() {
          return say('Add a block', { vi: 'Thêm một khối' })
        },
        keys: '/',
        Icon: Plus,
        run: openBlockMenu,
      },
    ],
  },
  {
    get label() {
      return say('Text', { vi: 'Chữ' })
    },
    items: [
      mark('bold', () => say('Bold', { vi: 'Đậm' }), Bold, 'Ctrl+B'),
      mark('italic', () => say('Italic', { vi: 'Nghiêng' }), Italic, 'Ctrl+I'),
      mark('underline', () => say('Underline', { vi: 'Gạch chân' }), Underline, 'Ctrl+U'),
      {
        get label() {
          return say('Link', { vi: 'Liên kết' })
        },
        keys: 'Ctrl+K',
        Icon: Link,
        isOn: (editor) => editor.isActive('link'),
        run: (_editor, open) => open('link'),
      },
    ],
  },
  {
    get label() {
      return say('Blocks', { vi: 'Các khối' })
    },
    items: (
      ['paragraph', 'heading2', 'heading3', 'heading4', 'bulletList', 'orderedList', 'quote'] as const
    ).map(block),
  },
  {
    get label() {
      return say('History', { vi: 'Lịch sử' })
    },
    items: [
      {
        get label() {
          return say('Undo', { vi: 'Hoàn tác' })
        },
        keys: 'Ctrl+Z',
        Icon: Undo2,
        isOff: (editor) => !editor.can().undo(),
        run: (editor) => editor.chain().focus().undo().run(),
      },
      {
        get label() {
          return say('Redo', { vi: 'Làm lại' })
        },
        keys: 'Ctrl+Shift+Z',
        Icon: Redo2,
        isOff: (editor) => !editor.can().redo(),
        run: (editor) => editor.chain().focus().redo().run(),
      },
    ],
  },
  {
    get label() {
      return say('More for text', { vi: 'Thêm cho chữ' })
    },
    items: [
      mark('strike', () => say('Strikethrough', { vi: 'Gạch ngang' }), Strikethrough, 'Ctrl+Shift+S'),
      mark('highlight', () => say('Highlight', { vi: 'Tô sáng' }), Highlighter, 'Ctrl+Shift+H'),
      mark('subscript', () => say('Subscript', { vi: 'Chỉ số dưới' }), Subscript, 'Ctrl+,'),
      mark('superscript', () => say('Superscript', { vi: 'Chỉ số trên' }), Superscript, 'Ctrl+.'),
      mark('code', () => say('Code', { vi: 'Mã' }), Code, 'Ctrl+E'),
    ],
  },
  {
    get label() {
      return say('Insert', { vi: 'Chèn' })
    },
    items: (['picture', 'table', 'product', 'video', 'rule'] as const).map(block),
  },
  {
    get label() {
      return say('Move', { vi: 'Chuyển chỗ' })
    },
    items: [
      {
        get label() {
          return say('Move the block up', { vi: 'Đưa khối lên' })
        },
        keys: 'Alt+↑',
        Icon: ArrowUp,
        run: (_editor, open) => open('up'),
      },
      {
        get label() {
          return say('Move the block down', { vi: 'Đưa khối xuống' })
        },
        keys: 'Alt+↓',
        Icon: ArrowDown,
        run: (_editor, open) => open('down'),
      },
    ],
  },
  {
    get label() {
      return say('View', { vi: 'Cách xem' })
    },
    items: [
      {
        get label() {
          return say('Find and replace', { vi: 'Tìm và thay' })
        },
        keys: 'Ctrl+F',
        Icon: Search,
        run: (_editor, open) => open('find'),
      },
      {
        get label() {
          return say('Focus mode', { vi: 'Chỉ còn bài viết' })
        },
        keys: 'Ctrl+Shift+F',
        Icon: Maximize,
        showsFocus: true,
        run: (_editor, open) => open('focus'),
      },
    ],
  },
]
