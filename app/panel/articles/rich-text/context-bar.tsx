import type { Node, ResolvedPos } from '@tiptap/pm/model'
import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import {
  ArrowDownFromLine,
  ArrowLeftFromLine,
  ArrowRightFromLine,
  ArrowUpFromLine,
  FoldHorizontal,
  FoldVertical,
  Grid2x2X,
  PanelLeft,
  PanelTop,
  TableCellsMerge,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Button, IconButton } from '#app/ui/button.tsx'
import { say } from '#app/vietnamese/say.ts'
import { BLOCK_FIELDS } from './block-fields.tsx'
import type { Insertion } from './block-tools.ts'

/** What can be done where the cursor is: to a table, a picture, or another block that has something to be set. */
export function ContextBar({ editor, onOpen }: { editor: Editor; onOpen: (what: Insertion) => void }) {
  const where = useEditorState({
    editor,
    selector: ({ editor }) => ({
      inTable: editor.isActive('table'),
      picture: pictureHere(editor),
      block: blockHere(editor),
    }),
    equalityFn: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  })
  const Fields = where.block && BLOCK_FIELDS[where.block.name]
  if (!where.inTable && !where.picture && !Fields) return null
  return (
    <div className="context-bar border-b border-line bg-sunken px-3 py-2">
      {where.picture && <PictureFields editor={editor} {...where.picture} />}
      {Fields && where.block && <Fields editor={editor} attrs={where.block.attrs} onOpen={onOpen} />}
      {where.inTable && <TableButtons editor={editor} />}
    </div>
  )
}

/** The innermost block with fields that the cursor is in, or that is selected. */
function blockHere(editor: Editor): { name: string; attrs: Record<string, unknown> } | null {
  const name = Object.keys(BLOCK_FIELDS).find((each) => editor.isActive(each))
  return name === undefined ? null : { name, attrs: editor.getAttributes(name) }
}

/** `captionAt`: where a caption would begin, for a picture whose figure has none. */
type PictureHere = { pos: number; alt: string; captionAt: number | null }

/** The picture that is selected, or whose caption the cursor is in. */
function pictureHere(editor: Editor): PictureHere | null {
  const { from, to, $from } = editor.state.selection
  let found: PictureHere | null = null
  const look = (node: Node, pos: number) => {
    if (node.type.name === 'picture' || node.type.name === 'image')
      found = {
        pos,
        alt: typeof node.attrs['alt'] === 'string' ? node.attrs['alt'] : '',
        captionAt: captionAt(editor.state.doc.resolve(pos)),
      }
  }
  editor.state.doc.nodesBetween(from, to, look)
  const holder = $from.depth > 0 ? $from.node($from.depth - 1) : null
  if (!found && holder?.type.name === 'figure') {
    const start = $from.before($from.depth - 1) + 1
    holder.forEach((child, offset) => look(child, start + offset))
  }
  return found
}

function captionAt($picture: ResolvedPos): number | null {
  const figure = $picture.parent
  return figure.type.name === 'figure' && figure.lastChild?.type.name !== 'figcaption' ? $picture.end() : null
}

function PictureFields({ editor, pos, alt, captionAt: at }: PictureHere & { editor: Editor }) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="text-sm font-semibold">
        {say('Alternative text', { vi: 'Mô tả ảnh' })}
      </label>
      <input
        id={id}
        lang="vi"
        value={alt}
        maxLength={300}
        aria-invalid={alt.trim() === '' || undefined}
        placeholder={say('What the picture shows, for those who cannot see it', {
          vi: 'Ảnh cho thấy gì, cho người không nhìn thấy ảnh',
        })}
        onChange={({ currentTarget }) =>
          editor.commands.command(({ tr }) => {
            tr.setNodeAttribute(pos, 'alt', currentTarget.value)
            return true
          })
        }
        className="control min-h-11 w-auto min-w-48 grow"
      />
      {at !== null && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            editor
              .chain()
              .insertContentAt(at, { type: 'figcaption' })
              .setTextSelection(at + 1)
              .focus()
              .run()
          }
        >
          {say('Add caption', { vi: 'Thêm chú thích' })}
        </Button>
      )}
    </>
  )
}

const TABLE_ACTIONS: readonly { label: string; Icon: LucideIcon; run: (editor: Editor) => void }[] = [
  {
    get label() {
      return say('Row above', { vi: 'Thêm hàng trên' })
    },
    Icon: ArrowUpFromLine,
    run: (editor) => editor.chain().focus().addRowBefore().run(),
  },
  {
    get label() {
      return say('Row below', { vi: 'Thêm hàng dưới' })
    },
    Icon: ArrowDownFromLine,
    run: (editor) => editor.chain().focus().addRowAfter().run(),
  },
  {
    get label() {
      return say('Delete row', { vi: 'Xóa hàng' })
    },
    Icon: FoldVertical,
    run: (editor) => editor.chain().focus().deleteRow().run(),
  },
  {
    get label() {
      return say('Column before', { vi: 'Thêm cột trước' })
    },
    Icon: ArrowLeftFromLine,
    run: (editor) => editor.chain().focus().addColumnBefore().run(),
  },
  {
    get label() {
      return say('Column after', { vi: 'Thêm cột sau' })
    },
    Icon: ArrowRightFromLine,
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  {
    get label() {
      return say('Delete column', { vi: 'Xóa cột' })
    },
    Icon: FoldHorizontal,
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    get label() {
      return say('Header row', { vi: 'Hàng tiêu đề' })
    },
    Icon: PanelTop,
    run: (editor) => editor.chain().focus().toggleHeaderRow().run(),
  },
  {
    get label() {
      return say('Header column', { vi: 'Cột tiêu đề' })
    },
    Icon: PanelLeft,
    run: (editor) => editor.chain().focus().toggleHeaderColumn().run(),
  },
  {
    get label() {
      return say('Merge or split', { vi: 'Gộp hoặc tách ô' })
    },
    Icon: TableCellsMerge,
    run: (editor) => editor.chain().focus().mergeOrSplit().run(),
  },
  {
    get label() {
      return say('Delete table', { vi: 'Xóa bảng' })
    },
    Icon: Grid2x2X,
    run: (editor) => editor.chain().focus().deleteTable().run(),
  },
]

function TableButtons({ editor }: { editor: Editor }) {
  const id = useId()
  const attributes = editor.getAttributes('table') as { caption?: string | null }
  return (
    <div
      role="group"
      aria-label={say('Table', { vi: 'Bảng' })}
      className="flex items-center gap-1 md:flex-wrap"
    >
      {TABLE_ACTIONS.map(({ label, Icon, run }) => (
        <IconButton key={label} label={label} onClick={() => run(editor)}>
          <Icon aria-hidden="true" className="size-4.5" />
        </IconButton>
      ))}
      <label htmlFor={id} className="sr-only">
        {say('Caption of the table', { vi: 'Chú thích của bảng' })}
      </label>
      <input
        id={id}
        lang="vi"
        value={readable(attributes.caption ?? '')}
        placeholder={say('Caption of the table', { vi: 'Chú thích của bảng' })}
        onChange={({ currentTarget }) =>
          editor.commands.updateAttributes('table', { caption: escaped(currentTarget.value) || null })
        }
        className="control min-h-9 w-56 text-sm"
      />
    </div>
  )
}

/** The caption is kept as HTML; here its words are edited. */
const readable = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
