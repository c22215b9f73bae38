import { useState } from 'react'
import type { ArticleValues } from '#app/domain/blog/editing/article-values.ts'
import { articlePath, sharingPicturePath } from '#app/domain/blog/paths.ts'
import type { EditingChoices } from '#app/domain/blog/queries/editing-choices.server.ts'
import { articleNode } from '#app/edge/structured-data/article.ts'
import { fromVietnamInput } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'

type LinkPreviewsProps = {
  values: ArticleValues
  /** The title and the description that search engines are given. */
  found: { title: string; description: string }
  siteUrl: string
  choices: EditingChoices
  now: number
}

/** How other sites show a link to the article, and what its page says to programs. Both follow what is typed. */
export function LinkPreviews({ values, found, siteUrl, choices, now }: LinkPreviewsProps) {
  const [isOpen, setOpen] = useState(false)
  const title = values.social_title.trim() || found.title
  const { description } = found
  return (
    <>
      <div
        role="group"
        aria-label={say('Preview of a shared link', { vi: 'Xem trước đường dẫn được chia sẻ' })}
        className="no-js:hidden"
      >
        <p className="mb-1.5 text-sm font-semibold">{say('Shared link', { vi: 'Đường dẫn được chia sẻ' })}</p>
        <div lang="vi" className="overflow-hidden rounded-control border border-line bg-ground">
          {values.social_image ? (
            <img
              src={values.social_image}
              alt=""
              className="aspect-[1200/630] w-full bg-stage object-cover"
            />
          ) : (
            <p
              lang="en"
              className="grid aspect-[1200/630] place-items-center border-b border-line p-3 text-center text-sm text-muted"
            >
              {say('A card with the title will be drawn when you save', {
                vi: 'Khi bạn lưu, trang sẽ vẽ một tấm thẻ có tiêu đề',
              })}
            </p>
          )}
          <div className="grid gap-0.5 p-4">
            <p className="truncate text-sm text-muted">{siteUrl.replace(/^https?:\/\//, '')}</p>
            <p className="font-semibold break-words">{title || say('Title', { vi: 'Tiêu đề' })}</p>
            <p className="line-clamp-2 text-sm break-words text-muted">{description}</p>
          </div>
        </div>
      </div>
      <details className="no-js:hidden" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-11 items-center font-semibold">
          {say('Data for search engines (JSON-LD)', { vi: 'Dữ liệu cho máy tìm kiếm (JSON-LD)' })}
        </summary>
        {isOpen && (
          <pre className="overflow-x-auto rounded-control bg-sunken p-3 text-sm">
            <code>{JSON.stringify(nodeOf({ values, found, siteUrl, choices, now }), null, 2)}</code>
          </pre>
        )}
      </details>
    </>
  )
}

function nodeOf({ values, found, siteUrl, choices, now }: LinkPreviewsProps) {
  const named = (all: readonly { id: number; name: string }[], id: string) =>
    all.find((each) => String(each.id) === id)?.name ?? ''
  const slug = values.slug || 'slug'
  const published = fromVietnamInput(values.published_at) ?? new Date(now).toISOString()
  return articleNode(siteUrl, {
    path: articlePath(slug),
    title: values.title,
    metaDescription: found.description,
    picture: sharingPicturePath(slug),
    published: { iso: published },
    updated: null,
    author: { name: named(choices.authors, values.author_id), href: null },
    category: { name: named(choices.categories, values.category_id) },
    tags: values.tags,
  })
}
