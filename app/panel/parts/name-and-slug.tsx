import { useState } from 'react'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import { errorOf } from './outcome.ts'
import type { Outcome } from './outcome.ts'

type NameAndSlugProps = {
  name?: string
  slug?: string
  nameLabel?: string
  maxLength: number
  /** What was typed before, where it was refused. */
  typed?: Readonly<Record<string, string>> | undefined
  outcome: Outcome | null | undefined
}

/** A name, and the slug that follows it until somebody writes another. */
export function NameAndSlug({
  name = '',
  slug = '',
  nameLabel = say('Name', { vi: 'Tên' }),
  maxLength,
  typed: sent,
  outcome,
}: NameAndSlugProps) {
  const [typed, setTyped] = useState(() => {
    const first = { name: sent?.['name'] ?? name, slug: sent?.['slug'] ?? slug }
    return { ...first, isFollowing: first.slug === slugify(first.name) }
  })
  const isMoved = slug !== '' && typed.slug !== slug
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={nameLabel}
        name="name"
        required
        maxLength={maxLength}
        value={typed.name}
        error={errorOf(outcome, 'name')}
        onChange={({ currentTarget: { value } }) =>
          setTyped((before) => ({
            ...before,
            name: value,
            slug: before.isFollowing ? slugify(value) : before.slug,
          }))
        }
      />
      <TextField
        label={say('Slug', { vi: 'Đường dẫn' })}
        name="slug"
        required
        maxLength={200}
        value={typed.slug}
        hint={
          isMoved
            ? say('The page moves to a new address; links to the old one will not find it.', {
                vi: 'Trang chuyển sang địa chỉ mới; liên kết tới địa chỉ cũ sẽ không tìm thấy nó.',
              })
            : undefined
        }
        error={errorOf(outcome, 'slug')}
        onChange={({ currentTarget: { value } }) =>
          setTyped((before) => ({ ...before, slug: value, isFollowing: value === '' }))
        }
      />
    </div>
  )
}
