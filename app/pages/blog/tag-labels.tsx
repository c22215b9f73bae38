import type { TagView } from '#app/domain/blog/card-view.ts'

/** The tags of an article in their own colours, as words. */
export function TagLabels({ tags }: { tags: readonly TagView[] }) {
  if (tags.length === 0) return null
  return (
    <p className="tag-labels">
      {tags.map(({ name, hue }) => (
        <span key={name} className="tag-label" data-hue={hue ?? undefined}>
          {name}
        </span>
      ))}
    </p>
  )
}
