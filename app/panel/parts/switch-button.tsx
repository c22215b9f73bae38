import { clsx } from 'clsx'
import { Form } from 'react-router'

type SwitchButtonProps = {
  isOn: boolean
  /** 'Tivi active': what is switched, for screen readers. */
  label: string
  /** What is sent beside `to`, '1' or '0'. */
  fields: Readonly<Record<string, string>>
}

/** Switches something on or off at once; a plain form where there are no scripts. */
export function SwitchButton({ isOn, label, fields }: SwitchButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="to" value={isOn ? '0' : '1'} />
      <button
        type="submit"
        aria-pressed={isOn}
        aria-label={label}
        title={label}
        className="switch inline-grid h-11 w-14 cursor-pointer place-items-center rounded-control"
      >
        <span
          className={clsx(
            'flex h-6 w-11 items-center rounded-full border p-0.5',
            isOn ? 'justify-end border-action bg-action' : 'border-line-strong bg-sunken',
          )}
        >
          <span className={clsx('size-4.5 rounded-full', isOn ? 'bg-on-action' : 'bg-line-strong')} />
        </span>
      </button>
    </Form>
  )
}
