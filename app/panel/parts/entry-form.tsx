import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { say } from '#app/vietnamese/say.ts'

type EntryFormProps = {
  title: string
  /** What is sent beside what is typed. */
  fields: Readonly<Record<string, string>>
  save: string
  /** What the saving button says is meant, where the form has other buttons. */
  intent?: string
  cancel?: string
  /** Where cancelling leads. */
  cancelHref: string
  /** Increases with each refusal, so that the first bad field gets the focus. */
  refusal: unknown
  /** False while there is nothing to send yet. */
  isReady?: boolean
  /** Told of the form with whatever is typed into it. */
  onInput?: (form: HTMLFormElement) => void
  /** What stands above and is a form of its own. */
  before?: ReactNode
  /** What stands below, at the end of the line of the buttons, and is a form of its own. */
  after?: ReactNode
  children: ReactNode
}

/** The one open form of a screen: its first field has the focus, Escape leaves it. */
export function EntryForm(props: EntryFormProps) {
  const {
    title,
    fields,
    save,
    intent,
    cancel = say('Cancel', { vi: 'Hủy' }),
    cancelHref,
    refusal,
    isReady = true,
    onInput,
    before,
    after,
    children,
  } = props
  const form = useRef<HTMLFormElement>(null)
  const cancelLink = useRef<HTMLAnchorElement>(null)
  const { state } = useNavigation()
  useEffect(() => {
    // What stands above is a form of its own, and may hold the first field.
    const whole = form.current?.closest('section')
    const bad = whole?.querySelector<HTMLElement>('[aria-invalid]')
    const first = whole?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')
    ;(bad ?? first)?.focus()
    // What has the focus already is not brought into view by it.
    bad?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  useEffect(() => {
    const element = form.current
    const leave = (event: KeyboardEvent) => {
      const isInDialog = event.target instanceof Element && event.target.closest('dialog')
      if (event.key === 'Escape' && !isInDialog) cancelLink.current?.click()
    }
    element?.addEventListener('keydown', leave)
    return () => element?.removeEventListener('keydown', leave)
  }, [])
  return (
    <Card as="section" aria-label={title} className="border-action">
      <h2 className="mb-4 text-lg font-bold">{title}</h2>
      {before && <div className="mb-4">{before}</div>}
      <Form
        ref={form}
        method="post"
        preventScrollReset
        noValidate
        className="grid gap-4"
        onInput={onInput && (({ currentTarget }) => onInput(currentTarget))}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <p className="flex flex-wrap gap-3">
          <Button
            type="submit"
            {...(intent && { name: 'intent', value: intent })}
            disabled={!isReady}
            loading={state === 'submitting'}
          >
            {save}
          </Button>
          <Link ref={cancelLink} to={cancelHref} preventScrollReset className={buttonClass('secondary')}>
            {cancel}
          </Link>
        </p>
      </Form>
      {after && <div className="ms-auto mt-3 w-fit sm:-mt-11">{after}</div>}
    </Card>
  )
}
