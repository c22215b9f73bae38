import { Search } from 'lucide-react'
import { useId } from 'react'
import { Form } from 'react-router'
import { IconButton } from '#app/ui/button.tsx'
import { controlClass } from '#app/ui/field.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { say } from '#app/vietnamese/say.ts'

type SearchFormProps = {
  label: string
  /** The words looked for now. */
  text: string
  button?: string
  /** What else the address keeps. */
  kept?: Readonly<Record<string, string>>
}

/** Searches a list of the admin panel: the words stand in the address as `q`. */
export function SearchForm({
  label,
  text,
  button = say('Tìm', { en: 'Search' }),
  kept = {},
}: SearchFormProps) {
  const id = useId()
  return (
    <Form method="get" role="search" className="relative min-w-0 grow lg:max-w-md">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <input
        key={text}
        id={id}
        type="search"
        name="q"
        defaultValue={text}
        maxLength={200}
        placeholder={label}
        className={`${controlClass} min-h-11 ps-11`}
      />
      <IconButton type="submit" label={button} className="absolute start-0 top-0 text-muted">
        <Search aria-hidden="true" className="size-4" />
      </IconButton>
    </Form>
  )
}
