import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { EditingChoices } from '#app/domain/blog/queries/editing-choices.server.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
import { callStaff } from '../safety/staff-call.ts'

type Choice = EditingChoices['authors'][number]
type NewChoiceProps = {
  table: 'categories' | 'authors'
  /** What its button and its field say. */
  label: string
  /** Its screen, where no script runs. */
  screen: string
  onMade: (made: Choice) => void
}

const MADE_AT = '/admin/articles/filed-under'

/** Makes what an article is filed under where there is none that fits, by its name alone. */
export function NewChoice({ table, label, screen, onMade }: NewChoiceProps) {
  const [name, setName] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    const form = new FormData()
    form.set('table', table)
    form.set('name', name ?? '')
    const called = await callStaff<Choice & { detail?: string; errors?: Record<string, string> }>(
      MADE_AT,
      form,
    )
    setBusy(false)
    if (called.kind !== 'answer') return setProblem(NOT_MADE())
    const { id, name: itsName, errors, detail } = called.body
    if (called.status >= 400) return setProblem(Object.values(errors ?? {})[0] ?? detail ?? NOT_MADE())
    setName(null)
    onMade({ id, name: itsName })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setName(null)
    if (event.key !== 'Enter') return
    // Not the article's form.
    event.preventDefault()
    void make()
  }
  if (name === null)
    return (
      <p className="-mt-2">
        <Button variant="ghost" size="sm" className="no-js:hidden" onClick={() => setName('')}>
          + {label}
        </Button>
        <a href={screen} className="text-sm text-action underline js:hidden">
          {label}
        </a>
      </p>
    )
  return (
    <div ref={enter} className="grid grid-cols-[1fr_auto] items-end gap-2">
      <TextField
        label={label}
        maxLength={100}
        value={name}
        error={problem || undefined}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value)
          setProblem('')
        }}
      />
      <Button variant="secondary" loading={isBusy} onClick={() => void make()}>
        {say('Create', { vi: 'Tạo' })}
      </Button>
    </div>
  )
}

/** The press that opened it leads on into it. */
const enter = (box: HTMLElement | null) => box?.querySelector('input')?.focus()

const NOT_MADE = () => say('Could not be created. Try again.', { vi: 'Chưa tạo được, bạn thử lại nhé.' })
