import { useEffect, useRef } from 'react'
import { readShare } from '#app/domain/blog/read-share.ts'

/**
 * How far down the page the visitor is, as a bar. The style sheet moves it with the scrolling; only where the browser
 * cannot does a script.
 */
export function ReadingProgress() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return
    const move = () => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement
      if (bar.current) bar.current.style.scale = `${readShare(scrollTop, scrollHeight - clientHeight)} 1`
    }
    move()
    window.addEventListener('scroll', move, { passive: true })
    return () => window.removeEventListener('scroll', move)
  }, [])
  return <div ref={bar} aria-hidden="true" className="reading-progress" />
}
