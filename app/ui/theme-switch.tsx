import { clsx } from 'clsx'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { applyTheme, onThemeChange, readTheme, type Theme } from './theme.ts'

const choices = [
  { value: 'system', label: 'Theo thiết bị', Icon: Monitor },
  { value: 'light', label: 'Nền sáng', Icon: Sun },
  { value: 'dark', label: 'Nền tối', Icon: Moon },
] as const satisfies readonly { value: Theme; label: string; Icon: typeof Sun }[]

/** Light, dark, or as the device says; three radio buttons, hidden where scripts do not run. @param name theirs alone on the page */
export function ThemeSwitch({ name, className }: { name: string; className?: string }) {
  const theme = useSyncExternalStore(onThemeChange, readTheme, () => 'system' as const)
  return (
    <fieldset
      className={clsx('inline-flex rounded-full border border-line bg-sunken p-0.5 no-js:hidden', className)}
    >
      <legend className="sr-only">Giao diện</legend>
      {choices.map(({ value, label, Icon }) => (
        <label
          key={value}
          title={label}
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
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
