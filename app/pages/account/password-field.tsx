import { Eye, EyeOff } from 'lucide-react'
import { useId, useState, type ComponentProps } from 'react'
import { controlClass, describedBy, FieldFrame, type FieldTexts } from '#app/ui/field.tsx'
import { say } from '#app/vietnamese/say.ts'

/** A password, with a button that shows what was typed. */
export function PasswordField({ label, hint, error, ...input }: FieldTexts & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  const control = describedBy(useId(), { hint, error })
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} required={input.required}>
      <div className="relative">
        <input
          {...input}
          {...control}
          type={shown ? 'text' : 'password'}
          className={`${controlClass} min-h-11 w-full pe-12`}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={say(`Hiện ${label.toLowerCase()}`, { en: `Show ${label.toLowerCase()}` })}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink no-js:hidden"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
    </FieldFrame>
  )
}
