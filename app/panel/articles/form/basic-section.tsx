import type { RefObject } from 'react'
import { Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { ContentField } from '../rich-text/content-field.tsx'
import type { PictureTools } from '../rich-text/pictures.ts'
import type { EditorHandle } from '../rich-text/rich-editor.tsx'
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
        className="min-h-20"
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

/** The picture of the article, with what it shows. Without scripts an address can be typed. */
function FeaturedImageField({ values, set, errors, pictures }: ArticleFields & { pictures: PictureTools }) {
  const [isOpen, setOpen] = useState(false)
  const { featured_image: address, featured_image_alt: alt } = values
  return (
    <div role="group" aria-label="Featured image" className="grid gap-4 sm:grid-cols-[12rem_1fr]">
      {address ? (
        <img
          src={address}
          alt={alt}
          className="aspect-[16/10] w-full rounded-control border border-line bg-stage object-cover"
        />
      ) : (
        <p className="grid aspect-[16/10] place-items-center rounded-control border border-dashed border-line-strong p-3 text-center text-sm text-muted">
          No image: the site draws a cover
        </p>
      )}
      <div className="grid content-start gap-4">
        <TextField
          label="Featured image"
          name="featured_image"
          inputMode="url"
          placeholder="https://... or choose one"
          value={address}
          error={errors['featured_image']}
          onChange={({ currentTarget }) => set({ featured_image: currentTarget.value })}
        />
        <TextField
          label="Alternative text"
          name="featured_image_alt"
          lang="vi"
          maxLength={300}
          placeholder="What the image shows"
          value={alt}
          error={errors['featured_image_alt']}
          onChange={({ currentTarget }) => set({ featured_image_alt: currentTarget.value })}
        />
        <div className="flex flex-wrap gap-2 no-js:hidden">
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {address ? 'Choose another image' : 'Choose image'}
          </Button>
          {address && (
            <Button variant="ghost" onClick={() => set({ featured_image: '', featured_image_alt: '' })}>
              Remove image
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <Suspense>
          <pictures.Picker
            open
            onClose={() => setOpen(false)}
            onPick={({ url, alt }) => {
              setOpen(false)
              set({ featured_image: url, featured_image_alt: alt })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
