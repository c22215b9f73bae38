import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { say } from '#app/vietnamese/say.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type DeleteButtonProps = {
  /** What is sent when it is confirmed. */
  fields: Readonly<Record<string, string>>
  /** 'Delete Tivi': the button's name for screen readers. */
  label: string
  title: string
  question: string
  confirm?: string
  cancel?: string
  /** A word beside the icon, where it stands alone. */
  word?: string
  /** For what cannot be brought back: not there in a browser that could not ask. */
  needsScripts?: boolean
}

/** Asks, then sends. Without scripts it sends at once: only for what can be brought back. */
export function DeleteButton(props: DeleteButtonProps) {
  const {
    fields,
    label,
    title,
    question,
    confirm = say('Delete', { vi: 'Xóa' }),
    cancel,
    word,
    needsScripts = false,
  } = props
  const [isAsking, setAsking] = useState(false)
  const submit = useSubmit()
  const { state } = useNavigation()
  const send = () => {
    setAsking(false)
    void submit({ ...fields }, { method: 'post', preventScrollReset: true })
  }
  return (
    <Form
      method="post"
      className={needsScripts ? 'no-js:hidden' : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        setAsking(true)
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        variant="ghost"
        aria-label={label}
        title={label}
        className="px-3 text-muted hover:text-danger"
      >
        <Trash2 aria-hidden="true" className="size-4" />
        {word}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        confirm={confirm}
        {...(cancel ? { cancel } : {})}
        loading={state === 'submitting'}
        onConfirm={send}
      >
        {question}
      </ConfirmDialog>
    </Form>
  )
}
