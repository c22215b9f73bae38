import type { RefObject } from 'react'
import type { ArticleStatus } from '#app/domain/blog/editing/list-state.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
import { ContentField } from '../rich-text/content-field.tsx'
import type { PictureTools } from '../rich-text/pictures.ts'
import type { EditorHandle } from '../rich-text/rich-editor.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { Section } from './section.tsx'
import type { ArticleFields } from './use-article-values.ts'

type BasicSectionProps = ArticleFields & {
  status: ArticleStatus
  caret: number | null
  siteUrl: string
  version: number
  pictures: PictureTools
  editor: RefObject<EditorHandle | null>
}

/** What the article says. */
export function BasicSection({
  values,
  set,
  errors,
  status,
  caret,
  siteUrl,
  version,
  pictures,
  editor,
}: BasicSectionProps) {
  return (
    <Section title={say('Basic Information', { vi: 'Thông tin cơ bản' })} isPlain>
      {/* On a wide window the options of publishing stand beside it, and say so. */}
      <span className="absolute end-4 top-3 xl:hidden">
        <StatusBadge status={status} />
      </span>
      <TextField
        label={say('Title', { vi: 'Tiêu đề' })}
        name="title"
        lang="vi"
        required
        maxLength={300}
        value={values.title}
        error={errors['title']}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
        placeholder={say('What is the article about?', { vi: 'Bài này nói chuyện gì?' })}
        className="min-h-15 text-2xl font-bold placeholder:font-normal max-sm:text-xl"
      />
      <ContentField
        key={version}
        html={values.content}
        siteUrl={siteUrl}
        caret={version === 0 ? caret : null}
        error={errors['content']}
        pictures={pictures}
        onChange={(content) => set({ content })}
        editor={editor}
      />
    </Section>
  )
}
