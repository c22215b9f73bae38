import { Search } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Select } from '#app/ui/select.tsx'

type SearchFieldProps = { label: string; text: string; placeholder: string; onType: () => void }

/** What a list is searched for: the text follows the address, but never while it is being typed. */
export function SearchField({ label, text, placeholder, onType }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const element = input.current
    if (element && document.activeElement !== element) element.value = text
  }, [text])
  return (
    // As far from what comes below as a field with its line for errors.
    <div className="mb-1.5 grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <span className="relative block">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-muted"
        />
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          maxLength={200}
          defaultValue={text}
          placeholder={placeholder}
          onChange={onType}
          className="control min-h-11 ps-9"
        />
      </span>
    </div>
  )
}

type ChoiceProps = {
  label: string
  name: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: () => void
}

/** A select that shows what the address says, also after going back. */
export function Choice({ value, ...rest }: ChoiceProps) {
  return <Select key={value} defaultValue={value} {...rest} />
}
