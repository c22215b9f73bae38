import {
  ArrowDown,
  ArrowUp,
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Highlighter,
  Italic,
  Link,
  List,
  ListOrdered,
  Maximize,
  Pilcrow,
  Plus,
  Quote,
  Redo2,
  Search,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react'
import { say } from '#app/vietnamese/say.ts'
import { sayEmpty } from './use-said-blocks.ts'

/** The toolbar as it will be, group by group; its own file would bring the whole editor. */
const GROUPS = [
  [Plus],
  [Undo2, Redo2],
  [Pilcrow, Heading2, Heading3, Heading4, List, ListOrdered, Quote],
  [ArrowUp, ArrowDown],
  [Search, Maximize],
  [Bold, Italic, Underline, Strikethrough, Highlighter, Code, Link],
]

/** The editor's place until it has come, drawn by the server: its toolbar, what to do with an empty page, and that it is on its way. */
export function EditorOpening({ isEmpty }: { isEmpty: boolean }) {
  return (
    <div className="editor-frame no-js:hidden">
      <div aria-hidden="true" className="editor-bars">
        <div className="editor-toolbar text-muted">
          {GROUPS.map((icons, group) => (
            <div key={group}>
              {icons.map((Icon, at) => (
                <span key={at} className="grid size-10 shrink-0 place-items-center">
                  <Icon className="size-4.5" />
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className="editor-text text-muted">
        {isEmpty && <p aria-hidden="true">{sayEmpty()}</p>}
        <p role="status" className="mt-2 text-sm">
          {say('Opening the editor…', { vi: 'Đang mở khung soạn…' })}
        </p>
      </div>
    </div>
  )
}
