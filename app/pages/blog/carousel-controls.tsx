import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { IconButton } from '#app/ui/button.tsx'
import type { Carousel } from './use-carousel.ts'

/** Arrows, a dot a topic, and the switch that stops the movement. Hidden where scripts do not run. */
export function CarouselControls({ carousel, titles }: { carousel: Carousel; titles: readonly string[] }) {
  const { index, paused, go, step, togglePaused } = carousel
  return (
    <div className="mt-2 flex items-center justify-between gap-2 no-js:hidden">
      <div className="flex items-center">
        {titles.map((title, place) => (
          <button
            key={title}
            type="button"
            aria-label={`Chủ đề ${place + 1}: ${title}`}
            aria-current={place === index ? 'true' : undefined}
            className="carousel-dot"
            onClick={() => go(place)}
          />
        ))}
      </div>
      <div className="flex gap-1">
        <IconButton
          label={paused ? 'Tự chuyển chủ đề' : 'Dừng tự chuyển'}
          variant="secondary"
          onClick={togglePaused}
        >
          {paused ? (
            <Play aria-hidden="true" className="size-5" />
          ) : (
            <Pause aria-hidden="true" className="size-5" />
          )}
        </IconButton>
        <IconButton label="Chủ đề trước" variant="secondary" onClick={() => step(-1)}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label="Chủ đề sau" variant="secondary" onClick={() => step(1)}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </div>
  )
}
