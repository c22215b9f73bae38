import { clsx } from 'clsx'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { say } from '#app/vietnamese/say.ts'
import { applyTheme, onThemeChange, readTheme, type Theme } from './theme.ts'

const choices: readonly [value: Theme, own: string, en: string, Icon: typeof Sun][] = [
  ['system', 'Theo thiết bị', 'Like device', Monitor],
  ['light', 'Nền sáng', 'Light', Sun],
  ['dark', 'Nền tối', 'Dark', Moon],
]

/** Light, dark, or as the device says; three radio buttons, hidden where scripts do not run. @param name theirs alone on the page */
export function ThemeSwitch({ name, className }: { name: string; className?: string }) {
  const theme = useSyncExternalStore(onThemeChange, readTheme, () => 'system' as const)
  return (
    <fieldset
      className={clsx('inline-flex rounded-full border border-line bg-sunken p-0.5 no-js:hidden', className)}
    >
      <legend className="sr-only">{say('Giao diện', { en: 'Appearance' })}</legend>
      {choices.map(([value, own, en, Icon]) => (
        <label
          key={value}
          title={say(own, { en })}
          className={clsx(
            'grid size-8 place-items-center rounded-full text-muted transition hover:text-ink',
            'has-checked:bg-surface has-checked:text-action has-checked:shadow-xs',
            'has-focus-visible:outline-2 has-focus-visible:outline-action',
          )}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => applyTheme(value)}
            className="sr-only"
          />
          <Icon aria-hidden="true" className="size-4" />
          <span className="sr-only">{say(own, { en })}</span>
        </label>
      ))}
    </fieldset>
  )
}
