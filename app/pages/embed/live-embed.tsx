import { useEffect } from 'react'
import { EMBED_SCRIPT } from '#app/edge/embed-paths.ts'

/**
 * What a snippet shows, made by the script that other sites load. React draws the snippet and leaves what comes of it alone.
 * @param html of an element alone, made by us
 */
export function LiveEmbed({ html }: { html: string }) {
  useEffect(() => {
    const script = document.createElement('script')
    script.src = EMBED_SCRIPT
    document.head.append(script)
    return () => script.remove()
  }, [html])
  return <div key={html} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
