import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { countWords, minutesToRead } from '#app/domain/blog/html/reading-time.ts'
import { say } from '#app/vietnamese/say.ts'

/** How many words (syllables) the text has, and how long it takes to read. */
export function LengthLine({ editor }: { editor: Editor }) {
  const { words, minutes } = useEditorState({
    editor,
    selector: ({ editor }) => {
      const text = editor.state.doc.textBetween(0, editor.state.doc.content.size, ' ', ' ')
      return { words: countWords(text), minutes: minutesToRead(text) }
    },
  })
  return (
    <p className="px-3 py-2 text-sm text-muted">
      {words.toLocaleString('en')} {words === 1 ? say('word', { vi: 'chữ' }) : say('words', { vi: 'chữ' })}
      {words > 0 && say(` · ${minutes} min to read`, { vi: ` · ${minutes} phút đọc` })}
    </p>
  )
}
