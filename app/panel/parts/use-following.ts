import { useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'

/** How long typing rests before the list follows, in ms (specification, point 9). */
const DEBOUNCE_MS = 500

/**
 * A form of filters that its list follows by itself: at once where something is chosen, after a rest where it is typed.
 * @param usual what the list does anyway, by field: it is left out of the address
 */
export function useFollowing(action: string, usual: Readonly<Record<string, string>>) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const stop = () => clearTimeout(timer.current)
  const follow = () => {
    stop()
    if (!form.current) return
    void submit(withoutUsual(form.current, usual), { action, replace: true, preventScrollReset: true })
  }
  const followLater = () => {
    stop()
    timer.current = setTimeout(follow, DEBOUNCE_MS)
  }
  return { form, follow, followLater, stop }
}

function withoutUsual(form: HTMLFormElement, usual: Readonly<Record<string, string>>): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : ''
    if (text && usual[name] !== text) params.append(name, text)
  }
  return params
}
