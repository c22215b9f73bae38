import { lazy, memo, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react'
import { whenDue } from './when-due.ts'

/**
 * A part of a page that is in the HTML at once and whose script comes when it is due (`whenDue`). Until then it must do by
 * links and forms what it is for; a button that is pressed meanwhile is pressed again for it (`keepPresses`). Memoised,
 * because a part that is handed new props before it has come to life would lose the server's HTML.
 *
 * On a page that is reached from another one there is no HTML to wait behind: the earlier page stays until the script is
 * there, so that nothing moves under the visitor's finger. A part that something else than a navigation may bring in
 * needs a Suspense boundary of the page's own.
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
  const TakesOver = memo(function TakesOver(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
  return function Later(props: Props) {
    return useInHtml() ? <TakesOver {...props} /> : <Part {...props} />
  }
}

const never = () => () => undefined

/** Whether a component takes over HTML of the server's, for as long as it lives. */
function useInHtml(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [first] = useState(hydrating)
  return first
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
