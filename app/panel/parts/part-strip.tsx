import { useEffect, useRef, useState } from 'react'

type PartStripProps = {
  label: string
  /** The parts in the order they stand on the screen, by the ids of their sections. */
  parts: readonly { id: string; label: string }[]
}

/** The ways to the parts of a long form; the one that is read is marked. */
export function PartStrip({ label, parts }: PartStripProps) {
  const strip = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(parts[0]?.id)
  const ids = parts.map(({ id }) => id).join(' ')
  useEffect(() => {
    const seen = new Set<string>()
    const note = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target.id)
      setCurrent((before) => ids.split(' ').find((id) => seen.has(id)) ?? before)
    }
    // What stands below the strip, where the way to a part leads.
    const observer = new IntersectionObserver(note, { rootMargin: '-152px 0px -70% 0px' })
    for (const id of ids.split(' ')) {
      const part = document.getElementById(id)
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [ids])
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (link) strip.current?.scrollTo({ left: link.offsetLeft - strip.current.clientWidth / 3 })
  }, [current])
  return (
    <nav ref={strip} aria-label={label} className="part-strip">
      <ul>
        {parts.map(({ id, label: name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
