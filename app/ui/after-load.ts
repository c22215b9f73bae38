/**
 * Resolves `ms` after the page has loaded, for parts that come to life without the visitor but must not stand in the way
 * of what comes first. Never on the server.
 */
export function afterLoad(ms: number): Promise<void> {
  return new Promise((resolve) => {
    if (typeof window === 'undefined') return
    const wait = () => void setTimeout(resolve, ms)
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
  })
}
