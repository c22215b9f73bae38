import { useEffect, useRef } from 'react'

/** What is wrong with a whole form: read out at once, and focused when it comes. */
export function FormProblem({ message }: { message: string | undefined }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (message) box.current?.focus()
  }, [message])
  if (!message) return null
  return (
    <p
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-control bg-danger-soft px-4 py-3 text-danger outline-none"
    >
      {message}
    </p>
  )
}

/** What was done, where a form stood or stands. */
export function FormSuccess({ message }: { message: string | undefined }) {
  return (
    <div role="status">
      {message && <p className="rounded-control bg-saving-soft px-4 py-3 text-saving">{message}</p>}
    </div>
  )
}
