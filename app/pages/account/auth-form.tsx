import { useEffect, useRef, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormState } from '#app/domain/account/form-state.ts'
import { Button } from '#app/ui/button.tsx'
import { FormProblem } from './form-problem.tsx'

type AuthFormProps = {
  /** Its name in `FormState`; sent as `form`. */
  name: string
  state: FormState | undefined
  submit: string
  /** Where it is sent, unless to the page itself. */
  action?: string
  variant?: 'primary' | 'secondary' | 'danger'
  /** The button is as wide as the fields. */
  wide?: boolean
  children: ReactNode
  /** Beside the button. */
  aside?: ReactNode
}

/** A form of the account pages: the server says what is wrong, the first bad field is focused, a spinner shows while it works. */
export function AuthForm({
  name,
  state,
  submit,
  action,
  variant = 'primary',
  wide = false,
  children,
  aside,
}: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { state: phase, formData } = useNavigation()
  const sending = phase !== 'idle' && formData?.get('form') === name
  const own = state?.form === name ? state : undefined
  useEffect(() => {
    if (own && !own.errors['form']) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [own])
  return (
    <Form ref={form} method="post" action={action} noValidate className="grid gap-5">
      <input type="hidden" name="form" value={name} />
      <FormProblem message={own?.errors['form']} />
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant={variant}
          loading={sending}
          className={wide ? 'w-full' : 'max-sm:w-full'}
        >
          {submit}
        </Button>
        {aside}
      </div>
    </Form>
  )
}
