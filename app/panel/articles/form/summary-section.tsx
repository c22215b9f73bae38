import { Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { PictureTools } from '../rich-text/pictures.ts'
import { Section } from './section.tsx'
import { SlugField } from './slug-field.tsx'
import type { ArticleFields } from './use-article-values.ts'

type SummarySectionProps = ArticleFields & { articleId: number | null; pictures: PictureTools }

/** What lists, searches and links show of an article: it stands beside the text, which begins higher for it. */
export function SummarySection({ values, set, errors, articleId, pictures }: SummarySectionProps) {
  return (
    <Section title={say('Path, excerpt, cover', { vi: 'Đường dẫn, tóm tắt, ảnh bìa' })}>
      <SlugField
        articleId={articleId}
        slug={values.slug}
        error={errors['slug']}
        onChange={(slug) => set({ slug })}
      />
      <TextArea
        label={say('Excerpt', { vi: 'Tóm tắt' })}
        name="excerpt"
        lang="vi"
        rows={3}
        maxLength={1000}
        hint={say('One or two sentences, shown in lists and search results', {
          vi: 'Một hai câu, hiện trong danh sách và kết quả tìm kiếm',
        })}
        value={values.excerpt}
        error={errors['excerpt']}
        onChange={({ currentTarget }) => set({ excerpt: currentTarget.value })}
        className="min-h-20"
      />
      <FeaturedImageField values={values} set={set} errors={errors} pictures={pictures} />
    </Section>
  )
}

/** The picture of the article, with what it shows. Without scripts an address can be typed. */
function FeaturedImageField({ values, set, errors, pictures }: ArticleFields & { pictures: PictureTools }) {
  const [isOpen, setOpen] = useState(false)
  const { featured_image: address, featured_image_alt: alt } = values
  return (
    <div
      role="group"
      aria-label={say('Featured image', { vi: 'Ảnh bìa' })}
      className="grid gap-4 sm:max-xl:grid-cols-[12rem_1fr]"
    >
      {address ? (
        <img
          src={address}
          alt={alt}
          className="aspect-[16/10] w-full rounded-control border border-line bg-stage object-cover"
        />
      ) : (
        <p className="grid aspect-[16/10] place-items-center rounded-control border border-dashed border-line-strong p-3 text-center text-sm text-muted">
          {say('No image yet. The site will draw a cover.', { vi: 'Chưa có ảnh. Trang sẽ tự vẽ bìa.' })}
        </p>
      )}
      <div className="grid content-start gap-4">
        <TextField
          label={say('Featured image', { vi: 'Ảnh bìa' })}
          name="featured_image"
          inputMode="url"
          placeholder={say('https://... or choose an image', { vi: 'https://... hoặc chọn ảnh' })}
          value={address}
          error={errors['featured_image']}
          onChange={({ currentTarget }) => set({ featured_image: currentTarget.value })}
        />
        <TextField
          label={say('Alternative text', { vi: 'Mô tả ảnh' })}
          name="featured_image_alt"
          lang="vi"
          maxLength={300}
          placeholder={say('Describe the image', { vi: 'Trong ảnh có gì' })}
          value={alt}
          error={errors['featured_image_alt']}
          onChange={({ currentTarget }) => set({ featured_image_alt: currentTarget.value })}
        />
        <div className="flex flex-wrap gap-2 no-js:hidden">
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {address
              ? say('Choose another image', { vi: 'Chọn ảnh khác' })
              : say('Choose image', { vi: 'Chọn ảnh' })}
          </Button>
          {address && (
            <Button variant="ghost" onClick={() => set({ featured_image: '', featured_image_alt: '' })}>
              {say('Remove image', { vi: 'Bỏ ảnh' })}
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
