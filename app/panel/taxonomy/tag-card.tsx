import { Merge } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { TagRow } from '#app/domain/blog/queries/taxonomy-rows.server.ts'
import { ArticleCount } from '#app/panel/parts/article-count.tsx'
import { DeleteButton } from '#app/panel/parts/delete-button.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { say } from '#app/vietnamese/say.ts'
import { EditLink } from './edit-link.tsx'

/** A tag in the grid: its colour, its picture where that loads, what is filed under it. */
export function TagCard({ tag, editHref, mergeHref }: { tag: TagRow; editHref: string; mergeHref: string }) {
  const { id, name, slug, description, color, imageUrl } = tag
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      {imageUrl && imageUrl !== broken && (
        <img
          src={imageUrl}
          alt=""
          width={800}
          height={500}
          loading="lazy"
          onError={() => setBroken(imageUrl)}
          className="aspect-[8/5] w-full bg-stage object-cover"
        />
      )}
      <div className="grid grow content-start gap-1 p-4 pb-1">
        <h2 className="flex items-center gap-2 font-bold">
          <svg
            viewBox="0 0 16 16"
            className="size-4 shrink-0"
            role="img"
            aria-label={say(`Color ${color}`, { vi: `Màu ${color}` })}
          >
            <circle cx="8" cy="8" r="7.5" fill={color} className="stroke-line-strong" />
          </svg>
          <span className="min-w-0 break-words">{name}</span>
        </h2>
        <p className="truncate text-sm text-muted">/{slug}</p>
        {description && <p className="line-clamp-2 text-sm">{description}</p>}
      </div>
      <div className="flex items-center justify-between gap-2 ps-4 pe-1 pb-1">
        <Link to={`/blog/tag/${slug}`} className="text-sm text-muted hover:text-action hover:underline">
          <ArticleCount {...tag} />
        </Link>
        <div className="flex">
          <Link
            id={`open-merge-${id}`}
            to={mergeHref}
            preventScrollReset
            aria-label={say(`Merge ${name}`, { vi: `Gộp ${name}` })}
            title={say('Merge', { vi: 'Gộp' })}
            className={buttonClass('ghost', 'md', 'px-3')}
          >
            <Merge aria-hidden="true" className="size-4" />
          </Link>
          <EditLink id={id} name={name} to={editHref} />
          <DeleteButton
            fields={{ table: 'tags', intent: 'delete', id: String(id) }}
            label={say(`Delete ${name}`, { vi: `Xóa ${name}` })}
            title={say('Delete tag', { vi: 'Xóa thẻ' })}
            question={say('Are you sure you want to delete this tag?', {
              vi: 'Bạn chắc chắn muốn xóa thẻ này?',
            })}
          />
        </div>
      </div>
    </div>
  )
}
