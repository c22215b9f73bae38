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
import { BLOCKS } from '#app/domain/blog/blocks/blocks.ts'
import type { BlockName } from '#app/domain/blog/blocks/blocks.ts'
import { openBlockMenu } from './block-menu/open-block-menu.ts'
import { BLOCK_TOOLS } from './block-tools.ts'
import type { BlockTool } from './block-tools.ts'

/** A button of the editor's toolbar. */
export type ToolbarItem = BlockTool & { label: string }

const block = (name: BlockName): ToolbarItem => ({ label: BLOCKS[name].words.en, ...BLOCK_TOOLS[name] })

const mark = (name: string, label: string, Icon: LucideIcon, keys?: string): ToolbarItem => ({
  label,
  ...(keys ? { keys } : {}),
  Icon,
  isOn: (editor) => editor.isActive(name),
  run: (editor: Editor) => editor.chain().focus().toggleMark(name).run(),
})

/** The toolbar, group by group, so that they stand in two rows; what it has no button for is in the menu of blocks. */
export const TOOLBAR: readonly { label: string; items: readonly ToolbarItem[] }[] = [
  {
    label: 'Add',
    items: [{ label: 'Add a block', keys: '/', Icon: Plus, run: openBlockMenu }],
  },
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
    items: (
      ['paragraph', 'heading2', 'heading3', 'heading4', 'bulletList', 'orderedList', 'quote'] as const
    ).map(block),
  },
  {
    label: 'Move',
    items: [
      { label: 'Move the block up', keys: 'Alt+↑', Icon: ArrowUp, run: (_editor, open) => open('up') },
      { label: 'Move the block down', keys: 'Alt+↓', Icon: ArrowDown, run: (_editor, open) => open('down') },
    ],
  },
  {
    label: 'View',
    items: [
      { label: 'Find and replace', keys: 'Ctrl+F', Icon: Search, run: (_editor, open) => open('find') },
      { label: 'Focus mode', keys: 'Ctrl+Shift+F', Icon: Maximize, run: (_editor, open) => open('focus') },
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
      ...(['picture', 'table', 'product', 'video', 'rule'] as const).map(block),
    ],
  },
]
