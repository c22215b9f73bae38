import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { mentionBeing } from '#app/domain/blog/notes/mentions.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-field.tsx'
import { fold } from '#app/vietnamese/fold.ts'
import { say } from '#app/vietnamese/say.ts'

/** Names offered at once. */
const OFFERED = 6

type NoteFieldProps = {
  text: string
  onText: (text: string) => void
  colleagues: readonly string[]
  most: number
  error: string | undefined
}

/** The text of a note; while a name is typed after '@', the colleagues it may be are offered. */
export function NoteField({ text, onText, colleagues, most, error }: NoteFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const [caret, setCaret] = useState(0)
  const area = () => box.current?.querySelector('textarea') ?? null
  const before = text.slice(0, caret)
  const typed = mentionBeing(before)
  const offered = typed === null ? [] : colleagues.filter((name) => isMeant(name, typed)).slice(0, OFFERED)
  const choose = (name: string) => {
    const start = before.length - (typed?.length ?? 0)
    const chosen = `${text.slice(0, start)}${name} `
    // At once: a caret that is set with the next picture would jump before what was typed meanwhile.
    flushSync(() => {
      onText(chosen + text.slice(caret))
      setCaret(chosen.length)
    })
    area()?.focus()
    area()?.setSelectionRange(chosen.length, chosen.length)
  }
  return (
    <div ref={box} className="grid gap-2">
      <TextArea
        label={say('New note', { vi: 'Ghi chú mới' })}
        name="text"
        rows={3}
        maxLength={most}
        value={text}
        hint={say(
          'Write @ and a colleague’s name to send them a mail; Enter takes the first that is offered.',
          {
            vi: 'Gõ @ và tên đồng nghiệp để gửi thư cho họ; Enter chọn tên đầu tiên.',
          },
        )}
        error={error}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value)
          setCaret(currentTarget.selectionStart)
        }}
        onKeyDown={(event) => {
          const [first] = offered
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first || typed === '') return
          if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
          event.preventDefault()
          choose(first)
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
      />
      {offered.length > 0 && (
        <div
          role="group"
          aria-label={say('Colleagues', { vi: 'Đồng nghiệp' })}
          className="flex flex-wrap gap-2"
        >
          {offered.map((name) => (
            <Button
              key={name}
              variant="secondary"
              className="px-3 text-sm"
              lang="vi"
              onClick={() => choose(name)}
            >
              @{name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Whether what is typed begins a word of a name, and is not all of it yet. */
function isMeant(name: string, typed: string): boolean {
  const [folded, begun] = [fold(name), fold(typed)]
  return begun !== folded && !begun.startsWith(`${folded} `) && ` ${folded}`.includes(` ${begun}`)
}
