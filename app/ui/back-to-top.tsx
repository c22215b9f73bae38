import { clsx } from 'clsx'
import { ArrowUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from './button.tsx'

const after = 300

/** A button that appears once the page is scrolled by more than 300 px; `className` moves it above a bottom bar. */
export function BackToTop({
  className = 'bottom-[calc(var(--bottom-bar,0px)+1.5rem)]',
}: {
  className?: string
}) {
  const scrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > after,
    () => false,
  )
  if (!scrolled) return null
  return (
    <IconButton
      label="Lên đầu trang"
      variant="secondary"
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      className={clsx('fixed end-4 z-20 animate-rise rounded-full shadow-raised md:end-6', className)}
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </IconButton>
  )
}

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
