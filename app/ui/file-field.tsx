import { useId, useState } from 'react'
import type { ComponentProps } from 'react'
import { buttonClass } from './button.tsx'
import { useSay } from './language.tsx'

type FileFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: string }

/** A file to choose: a button as all others are, and what was chosen beside it. Without scripts the browser's own field. */
export function FileField({ label, ...input }: FileFieldProps) {
  const say = useSay()
  const id = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="text-sm font-semibold">
        {label}
      </span>
      <div className="flex flex-wrap items-center gap-3">
        <input
          {...input}
          id={id}
          type="file"
          aria-label={label}
          onChange={({ currentTarget }) => setChosen(currentTarget.files?.[0]?.name ?? null)}
          className="peer max-w-full js:sr-only"
        />
        <label
          htmlFor={id}
          className={buttonClass(
            'secondary',
            'md',
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-action no-js:hidden',
          )}
        >
          {say({ vi: 'Chọn tệp', en: 'Choose a file' })}
        </label>
        <span className="text-sm break-all text-muted no-js:hidden">
          {chosen ?? say({ vi: 'Chưa chọn tệp nào', en: 'No file chosen' })}
        </span>
      </div>
    </div>
  )
}
