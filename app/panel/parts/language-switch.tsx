import { clsx } from 'clsx'
import { Form, useLocation } from 'react-router'
import { useLanguage, useSay } from '#app/ui/language.tsx'

const CHOICES = [
  { value: 'vi', label: 'Tiếng Việt', sign: 'VI' },
  { value: 'en', label: 'English', sign: 'EN' },
] as const

/** What the panel is written in, for this person: buttons that work without scripts. The page is made anew in that language. */
export function LanguageSwitch({ className }: { className?: string }) {
  const say = useSay()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action="/admin/language" reloadDocument className={className}>
      <input type="hidden" name="back" value={pathname + search} />
      <fieldset className="inline-flex rounded-full border border-line bg-sunken p-0.5">
        <legend className="sr-only">
          {say({ vi: 'Ngôn ngữ của trang quản trị', en: 'Language of the panel' })}
        </legend>
        {CHOICES.map(({ value, label, sign }) => (
          <button
            key={value}
            type="submit"
            name="language"
            value={value}
            title={label}
            aria-pressed={value === language}
            lang={value}
            className={clsx(
              'grid size-8 place-items-center rounded-full text-xs font-semibold transition hover:text-ink pointer-coarse:size-10',
              value === language ? 'bg-surface text-action shadow-xs' : 'text-muted',
            )}
          >
            <span aria-hidden="true">{sign}</span>
            <span className="sr-only">{label}</span>
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
