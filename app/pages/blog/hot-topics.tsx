import { Heart } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { TopicView } from '#app/domain/blog/topic-view.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { ArticlePicture } from './article-picture.tsx'
import { CarouselControls } from './carousel-controls.tsx'
import { useCarousel } from './use-carousel.ts'

const TITLE = 'CHỦ ĐỀ HOT'

/** The hottest topics in a strip that moves by itself; without scripts the strip is scrolled by hand. */
export function HotTopics({ topics }: { topics: readonly TopicView[] }) {
  return (
    <section
      aria-labelledby="hot-topics"
      aria-roledescription={topics.length > 1 ? 'băng chuyền' : undefined}
      className="grid grid-cols-1 gap-4"
    >
      <h2 id="hot-topics" className="text-2xl font-bold">
        {TITLE}
      </h2>
      {topics.length === 0 ? (
        <p className="text-muted">Không có chủ đề hot nào được tìm thấy</p>
      ) : (
        <Carousel topics={topics} />
      )}
    </section>
  )
}

function Carousel({ topics }: { topics: readonly TopicView[] }) {
  const strip = useRef<HTMLUListElement>(null)
  const carousel = useCarousel(strip, topics.length)
  const hydrated = useHydrated()
  return (
    <div className="relative" {...carousel.holds}>
      <ul ref={strip} tabIndex={-1} className="topic-strip" aria-live={carousel.paused ? 'polite' : 'off'}>
        {topics.map((topic, index) => (
          <li
            key={topic.id}
            aria-roledescription="trang"
            aria-label={`${index + 1} trên ${topics.length}`}
            inert={hydrated && index !== carousel.index}
          >
            <Topic topic={topic} />
          </li>
        ))}
      </ul>
      {topics.length > 1 && (
        <CarouselControls carousel={carousel} titles={topics.map(({ title }) => title)} />
      )}
    </div>
  )
}

function Topic({ topic }: { topic: TopicView }) {
  const { title, description, href, picture, hue, category, posts, hearts } = topic
  return (
    <div className="topic" data-hue={hue ?? undefined}>
      <ArticlePicture picture={{ src: picture, alt: '' }} />
      <div className="topic-body">
        <p className="flex flex-wrap gap-2">
          {category && <Badge tone="action">{category}</Badge>}
          <Badge>{posts}</Badge>
        </p>
        <h3 className="text-xl font-bold">{title}</h3>
        {description && <p className="line-clamp-2 text-muted">{description}</p>}
        <div className="mt-auto flex flex-wrap items-center gap-3 pt-2">
          <Link to={href} className={buttonClass('primary')}>
            Khám phá<span className="sr-only">: {title}</span>
          </Link>
          {hearts !== '0' && (
            <span className="inline-flex items-center gap-1.5 text-sm text-muted">
              <Heart aria-hidden="true" className="size-4" />
              {hearts} lượt thích
            </span>
          )}
          <TopicLike title={title} />
        </div>
      </div>
    </div>
  )
}

/** A heart for oneself: it is neither sent nor kept, so the number of real likes beside it does not change. */
function TopicLike({ title }: { title: string }) {
  const [liked, setLiked] = useState(false)
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={`Thích chủ đề ${title}`}
      title="Thích chủ đề"
      className="pick pick-save"
      onClick={() => setLiked(!liked)}
    />
  )
}
