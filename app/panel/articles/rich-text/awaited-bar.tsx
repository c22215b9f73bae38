import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { Button } from '#app/ui/button.tsx'
import { say } from '#app/vietnamese/say.ts'
import { offeredIn } from './nodes/awaited-picture.ts'

const NONE: ReadonlySet<string> = new Set()

/** Says as long as pictures of a paste are not brought that they will not be saved. */
export function AwaitedBar({ editor, onOpen }: { editor: Editor; onOpen: () => void }) {
  const count = useEditorState({ editor, selector: ({ editor }) => offeredIn(editor.state, NONE).length })
  if (count === 0) return null
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 bg-cut-soft px-3 py-2 text-sm">
      <span className="grow">
        {count === 1
          ? say('One pasted picture is', { vi: 'Một ảnh đã dán' })
          : say(`${count} pasted pictures are`, { vi: `${count} ảnh đã dán` })}
        {say(' not uploaded and will not be saved.', { vi: ' chưa được tải lên nên sẽ không được lưu.' })}
      </span>
      <Button size="sm" variant="secondary" onClick={onOpen}>
        {say('Show', { vi: 'Xem' })}
      </Button>
    </p>
  )
}
