import { clsx } from 'clsx'
import { Languages } from 'lucide-react'
import { Form, useLocation } from 'react-router'
import { chosenLanguage, say } from '#app/vietnamese/say.ts'

const CHOICES = [
  {
    value: '',
    get label() {
      return say('Như mặc định của từng màn hình', { en: 'As each screen is by default' })
    },
    sign: <Languages aria-hidden="true" className="size-4" />,
  },
  { value: 'vi', label: 'Tiếng Việt', sign: 'VI' },
  { value: 'en', label: 'English', sign: 'EN' },
] as const

/** What the panel is written in, for this person: buttons that work without scripts. The page is made anew in that language. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { pathname, search } = useLocation()
  const language = chosenLanguage() ?? ''
  return (
    <Form method="post" action="/admin/language" reloadDocument className={className}>
      <input type="hidden" name="back" value={pathname + search} />
      <fieldset className="inline-flex rounded-full border border-line bg-sunken p-0.5">
        <legend className="sr-only">
          {say('Ngôn ngữ của trang quản trị', { en: 'Language of the panel' })}
        </legend>
        {CHOICES.map(({ value, label, sign }) => (
          <button
            key={value}
            type="submit"
            name="language"
            value={value}
            title={label}
            aria-pressed={value === language}
            lang={value || undefined}
            className={clsx(
              'grid size-8 place-items-center rounded-full text-xs font-semibold transition hover:text-ink',
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
