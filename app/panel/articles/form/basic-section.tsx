import type { RefObject } from 'react'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { ContentField } from '../rich-text/content-field.tsx'
import type { PictureTools } from '../rich-text/pictures.ts'
import type { EditorHandle } from '../rich-text/rich-editor.tsx'
import { FeaturedImageField } from './featured-image-field.tsx'
import { Section } from './section.tsx'
import { SlugField } from './slug-field.tsx'
import type { ArticleFields } from './use-article-values.ts'

type BasicSectionProps = ArticleFields & {
  articleId: number | null
  version: number
  pictures: PictureTools
  editor: RefObject<EditorHandle | null>
}

/** What the article says. */
export function BasicSection({
  values,
  set,
  errors,
  articleId,
  version,
  pictures,
  editor,
}: BasicSectionProps) {
  return (
    <Section title="Basic Information">
      <TextField
        label="Title"
        name="title"
        lang="vi"
        required
        maxLength={300}
        value={values.title}
        error={errors['title']}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
        className="text-lg font-semibold"
      />
      <SlugField
        articleId={articleId}
        slug={values.slug}
        error={errors['slug']}
        onChange={(slug) => set({ slug })}
      />
      <TextArea
        label="Excerpt"
        name="excerpt"
        lang="vi"
        rows={3}
        maxLength={1000}
        hint="One or two sentences for lists and search results"
        value={values.excerpt}
        error={errors['excerpt']}
        onChange={({ currentTarget }) => set({ excerpt: currentTarget.value })}
        className="!min-h-20"
      />
      <FeaturedImageField values={values} set={set} errors={errors} pictures={pictures} />
      <ContentField
        key={version}
        html={values.content}
        error={errors['content']}
        pictures={pictures}
        onChange={(content) => set({ content })}
        editor={editor}
      />
    </Section>
  )
}
