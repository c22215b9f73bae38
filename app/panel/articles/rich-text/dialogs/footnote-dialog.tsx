import { Node } from '@tiptap/core'
import type { JSONContent } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { EditorContent, useEditor } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useId, useState } from 'react'
import { addressesIn } from '#app/domain/blog/addresses.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { say } from '#app/vietnamese/say.ts'
import { ArticleLink } from '../extensions.ts'

/** One line of words, bold and italic ones and links: what a footnote holds. */
const LINE = [
  Node.create({ name: 'doc', topNode: true, content: 'paragraph' }),
  StarterKit.configure({
    document: false,
    blockquote: false,
    bulletList: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    hardBreak: false,
    heading: false,
    horizontalRule: false,
    link: false,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  ArticleLink,
]

/** Writes a footnote behind the cursor, or the one that is selected anew. */
export function FootnoteDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId()
  const [error, setError] = useState('')
  const { selection } = editor.state
  const before =
    selection instanceof NodeSelection && selection.node.type.name === 'footnote' ? selection.node : null
  const line = useEditor({
    extensions: LINE,
    injectCSS: false,
    autofocus: 'end',
    content: { type: 'doc', content: [{ type: 'paragraph', content: before?.toJSON().content ?? [] }] },
    editorProps: {
      attributes: { lang: 'vi', role: 'textbox', 'aria-labelledby': id, class: 'control min-h-20 py-2' },
      // The library takes Escape for itself, and the dialog would not hear of it.
      handleKeyDown: (_view, { key, isComposing }) => {
        if (key !== 'Escape' || isComposing) return false
        onClose()
        return true
      },
    },
  })
  const save = () => {
    linkAddresses(line)
    const [paragraph] = (line.getJSON() as JSONContent).content ?? []
    if (line.getText().trim() === '')
      return setError(
        say('Write what the note says, or close this', {
          vi: 'Bạn viết nội dung chú thích, hoặc đóng lại nhé',
        }),
      )
    onClose()
    editor
      .chain()
      .insertContent({ type: 'footnote', content: paragraph?.content ?? [] })
      .run()
  }
  return (
    <Dialog open onClose={onClose} title={say('Footnote', { vi: 'Chú thích' })}>
      <div
        className="grid gap-3"
        // Before the line's own editor, which knows this key as another.
        onKeyDownCapture={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing)
            return
          event.preventDefault()
          event.stopPropagation()
          save()
        }}
      >
        <p id={id} className="text-sm font-semibold">
          {say('What the note says', { vi: 'Nội dung chú thích' })}
        </p>
        <EditorContent editor={line} />
        <p className="text-sm text-muted">
          {say('An address in it becomes a link.', { vi: 'Địa chỉ trong đó tự thành liên kết.' })}
        </p>
        <FieldError id={id} error={error} />
        <Button className="justify-self-end" onClick={save}>
          {before
            ? say('Save footnote', { vi: 'Lưu chú thích' })
            : say('Insert footnote', { vi: 'Chèn chú thích' })}
        </Button>
      </div>
    </Dialog>
  )
}

/** Makes links of the addresses that nothing was typed behind, which the library waits for. */
function linkAddresses(line: Editor): void {
  const link = line.schema.marks['link']
  if (!link) return
  const { tr } = line.state
  line.state.doc.descendants((node, pos) => {
    if (!node.isText || link.isInSet(node.marks)) return
    for (const { from, to, href } of addressesIn(node.text ?? ''))
      tr.addMark(pos + from, pos + to, link.create({ href }))
  })
  line.view.dispatch(tr)
}
