import { lazy, memo, Suspense, type ComponentType } from 'react'
import { whenDue } from './when-due.ts'

/**
 * A part of a page that is in the HTML at once and whose script comes when it is due (`whenDue`). Until then it must do by
 * links and forms what it is for; a button that is pressed meanwhile is pressed again for it (`keepPresses`). Memoised,
 * because a part that is handed new props before it has come to life would lose the server's HTML.
 * @param orWhen brings it to life earlier, for a part that the page itself has to change
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  orWhen: Promise<void> = new Promise(() => undefined),
): ComponentType<Props> {
  const Part = onDemand(async () => {
    await Promise.race([whenDue(), orWhen])
    return load()
  })
  return memo(function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
}

/**
 * A component whose script comes when it is first drawn, within a Suspense boundary. Where it cannot be had, what stands
 * there stays: the page says so itself (`CodeMissing`), no error takes its place.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (Component) => ({ default: Component }),
      () => new Promise<never>(() => undefined),
    ),
  )
}
