import { lazy, memo, Suspense, type ComponentType } from 'react'
import { whenTouched } from './when-touched.ts'

/**
 * A part of a page that is in the HTML at once and whose script is only loaded when the visitor does something. Until then
 * it must do by links and forms what it is for. Memoised, because a part that is handed new props before it has come to
 * life would lose the server's HTML.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => {
    await whenTouched()
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
