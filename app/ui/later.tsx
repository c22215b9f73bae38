import { lazy, memo, Suspense, type ComponentType } from 'react'
import { whenTouched } from './when-touched.ts'

/**
 * A part of a page that is in the HTML at once and whose script is only loaded when the visitor does something. Until then
 * it must do by links and forms what it is for. Memoised, because a part that is handed new props before it has come to
 * life would lose the server's HTML.
 * @param orWhen brings it to life without the visitor, for a part that the page itself has to change
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  orWhen: Promise<void> = new Promise(() => undefined),
): ComponentType<Props> {
  const Part = lazy(async () => {
    await Promise.race([whenTouched(), orWhen])
    return { default: await load() }
  })
  return memo(function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
}
