import {
  ArrowDown,
  ArrowUp,
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
  Maximize,
  Minus,
  Package,
  Pilcrow,
  Plus,
  Quote,
  Redo2,
  Search,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  Underline,
  Undo2,
  Video,
} from 'lucide-react'
import { say } from '#app/vietnamese/say.ts'
import { sayEmpty } from './use-said-blocks.ts'

/** The icons of `TOOLBAR`, group by group; its own file would bring the whole editor. */
export const OPENING_TOOLBAR = [
  [Plus],
  [Bold, Italic, Underline, Link],
  [Pilcrow, Heading2, Heading3, Heading4, List, ListOrdered, Quote],
  [Undo2, Redo2],
  [Strikethrough, Highlighter, Subscript, Superscript, Code],
  [Image, Table, Package, Video, Minus],
  [ArrowUp, ArrowDown],
  [Search, Maximize],
]

/** The editor's place until it has come, drawn by the server: its toolbar, what to do with an empty page, and that it is on its way. */
export function EditorOpening({ isEmpty }: { isEmpty: boolean }) {
  return (
    <div className="editor-frame no-js:hidden">
      <div aria-hidden="true" className="editor-bars">
        <div className="editor-toolbar">
          {OPENING_TOOLBAR.map((icons, group) => (
            <div key={group}>
              {icons.map((Icon, at) => (
                <span
                  key={at}
                  className="grid size-10 shrink-0 place-items-center opacity-40 pointer-coarse:size-11"
                >
                  <Icon className="size-4.5" />
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className="prose editor-text">
        {isEmpty && (
          <p aria-hidden="true" className="text-muted">
            {sayEmpty()}
          </p>
        )}
        <p role="status" className="text-sm text-muted">
          {say('Opening the editor…', { vi: 'Đang mở khung soạn…' })}
        </p>
      </div>
    </div>
  )
}
