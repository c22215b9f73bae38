import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, RefObject } from 'react'
import { stepFrom, untilNext } from '#app/domain/blog/carousel.ts'

/** A carousel as its parts use it: where it is, and what the visitor can do. */
export type Carousel = {
  index: number
  /** Stopped by the visitor. */
  paused: boolean
  go: (index: number) => void
  step: (by: number) => void
  togglePaused: () => void
  /** Holds the carousel still while the pointer or the focus is in what carries these. */
  holds: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/**
 * Moves a strip of `count` pages by itself, four seconds each, and as the visitor says; still for ten seconds after that.
 * Nothing moves by itself where the visitor wants less motion, or while the strip is out of sight.
 */
export function useCarousel(strip: RefObject<HTMLElement | null>, count: number): Carousel {
  const [index, setIndex] = useState(0)
  const [held, setHeld] = useState({ paused: false, hovered: false, focused: false })
  const [actedAt, setActedAt] = useState<number | null>(null)
  const inView = useInView(strip)
  const reducedMotion = useReducedMotion()
  const moved = useRef(false)

  useEffect(() => {
    const wait = untilNext({ count, ...held, inView, reducedMotion, actedAt }, Date.now())
    if (wait === null) return
    const timer = setTimeout(() => {
      moved.current = true
      setIndex((now) => stepFrom(now, 1, count))
    }, wait)
    return () => clearTimeout(timer)
  }, [count, held, inView, reducedMotion, actedAt, index])

  useEffect(() => {
    const element = strip.current
    // Not on arrival: the strip stays where a visitor without scripts has scrolled it to.
    if (!element || !moved.current) return
    element.scrollTo({ left: index * element.clientWidth, behavior: reducedMotion ? 'instant' : 'smooth' })
  }, [strip, index, reducedMotion])

  useEffect(() => followScroll(strip.current, setIndex), [strip])

  const go = (next: number) => {
    moved.current = true
    setActedAt(Date.now())
    setIndex(next)
  }
  return {
    index,
    paused: held.paused,
    go,
    step: (by) => go(stepFrom(index, by, count)),
    togglePaused: () => {
      setActedAt(Date.now())
      setHeld((now) => ({ ...now, paused: !now.paused }))
    },
    holds: {
      onPointerEnter: () => setHeld((now) => ({ ...now, hovered: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, hovered: false })),
      // A pressed button has the focus too, and must not hold the carousel beyond its ten seconds.
      onFocus: ({ target }) => {
        if (target.matches(':focus-visible')) setHeld((now) => ({ ...now, focused: true }))
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHeld((now) => ({ ...now, focused: false }))
      },
    },
  }
}

/** Safari does not say that a strip stands still: so long without a move, in ms, and it does. */
const STILL_MS = 150

/** Tells which page of the strip is in view once it stands still, for a hand may have scrolled it. */
function followScroll(strip: HTMLElement | null, tell: (index: number) => void) {
  const onScrollEnd = () => {
    if (strip) tell(Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)))
  }
  if (!strip) return
  if ('onscrollend' in window) {
    strip.addEventListener('scrollend', onScrollEnd)
    return () => strip.removeEventListener('scrollend', onScrollEnd)
  }
  let still: ReturnType<typeof setTimeout>
  const onScroll = () => {
    clearTimeout(still)
    still = setTimeout(onScrollEnd, STILL_MS)
  }
  strip.addEventListener('scroll', onScroll)
  return () => {
    clearTimeout(still)
    strip.removeEventListener('scroll', onScroll)
  }
}

function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      threshold: 0.5,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inView
}

function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false)
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    const tell = () => setReduced(query.matches)
    tell()
    query.addEventListener('change', tell)
    return () => query.removeEventListener('change', tell)
  }, [])
  return reduced
}
