import { Suspense, useState } from 'react'
import type { EditingChoices } from '#app/domain/blog/queries/editing-choices.server.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { PictureTools } from '../rich-text/pictures.ts'
import { LinkPreviews } from './link-previews.tsx'
import { Section } from './section.tsx'
import type { ArticleFields } from './use-article-values.ts'

/** Letters of title and description that search engines show as a rule. */
const SHOWN = { title: 60, description: 160 }

/** How the article looks among search results; what is left empty is taken from the article. */
export function SeoSection({
  values,
  set,
  errors,
  siteUrl,
  choices,
  now,
  pictures,
}: ArticleFields & {
  siteUrl: string
  choices: EditingChoices
  now: number
  pictures: PictureTools
}) {
  const title = values.meta_title.trim() || values.title.trim()
  const description = values.meta_description.trim() || values.excerpt.trim() || values.title.trim()
  return (
    <Section title={say('SEO Settings', { vi: 'Tối ưu tìm kiếm (SEO)' })}>
      <TextField
        label={say('Meta title', { vi: 'Tiêu đề cho máy tìm kiếm' })}
        name="meta_title"
        lang="vi"
        maxLength={200}
        hint={counted(
          title,
          SHOWN.title,
          values.meta_title ? '' : say('taken from the title', { vi: 'lấy từ tiêu đề' }),
        )}
        placeholder={values.title}
        value={values.meta_title}
        error={errors['meta_title']}
        onChange={({ currentTarget }) => set({ meta_title: currentTarget.value })}
      />
      <TextArea
        label={say('Meta description', { vi: 'Mô tả cho máy tìm kiếm' })}
        name="meta_description"
        lang="vi"
        rows={3}
        maxLength={400}
        hint={counted(
          description,
          SHOWN.description,
          values.meta_description
            ? ''
            : values.excerpt
              ? say('taken from the excerpt', { vi: 'lấy từ tóm tắt' })
              : say('taken from the title', { vi: 'lấy từ tiêu đề' }),
        )}
        placeholder={values.excerpt}
        value={values.meta_description}
        error={errors['meta_description']}
        onChange={({ currentTarget }) => set({ meta_description: currentTarget.value })}
        className="min-h-20"
      />
      <div
        role="group"
        aria-label={say('Preview of the search result', { vi: 'Xem trước kết quả tìm kiếm' })}
        className="no-js:hidden"
      >
        <p className="mb-1.5 text-sm font-semibold">{say('Search result', { vi: 'Kết quả tìm kiếm' })}</p>
        <div lang="vi" className="grid gap-0.5 rounded-control border border-line bg-ground p-4">
          <p className="truncate text-sm text-muted">
            {siteUrl.replace(/^https?:\/\//, '')} › blog › {values.slug || '…'}
          </p>
          <p className="text-lg leading-snug font-semibold break-words text-action">
            {cut(title, SHOWN.title) || say('Title', { vi: 'Tiêu đề' })}
          </p>
          <p className="text-sm break-words text-muted">
            {cut(description, SHOWN.description) || say('Description', { vi: 'Mô tả' })}
          </p>
        </div>
      </div>
      <TextField
        label={say('Social title', { vi: 'Tiêu đề khi chia sẻ' })}
        name="social_title"
        lang="vi"
        maxLength={200}
        hint={say('Shown when the link is shared. Leave empty to use the meta title.', {
          vi: 'Hiện khi có người chia sẻ đường dẫn. Để trống thì lấy tiêu đề cho máy tìm kiếm.',
        })}
        placeholder={title}
        value={values.social_title}
        error={errors['social_title']}
        onChange={({ currentTarget }) => set({ social_title: currentTarget.value })}
      />
      <SocialPictureField values={values} set={set} errors={errors} pictures={pictures} />
      <LinkPreviews
        values={values}
        found={{ title, description }}
        siteUrl={siteUrl}
        choices={choices}
        now={now}
      />
      <TextField
        label={say('Canonical address', { vi: 'Địa chỉ gốc' })}
        name="canonical_url"
        inputMode="url"
        hint={say(
          'Only if the article was published somewhere else first. Search engines will show that page.',
          {
            vi: 'Chỉ điền khi bài đã đăng ở nơi khác trước. Máy tìm kiếm sẽ hiện trang đó.',
          },
        )}
        placeholder="https://..."
        value={values.canonical_url}
        error={errors['canonical_url']}
        onChange={({ currentTarget }) => set({ canonical_url: currentTarget.value })}
      />
    </Section>
  )
}

/** The picture other sites show of a shared link: an address, or one of the library. */
function SocialPictureField({ values, set, errors, pictures }: ArticleFields & { pictures: PictureTools }) {
  const [isOpen, setOpen] = useState(false)
  const address = values.social_image
  return (
    <div className="grid gap-2">
      <TextField
        label={say('Social picture', { vi: 'Ảnh khi chia sẻ' })}
        name="social_image"
        inputMode="url"
        hint={say('Best at 1200 × 630. Leave empty to use a card with the title.', {
          vi: 'Đẹp nhất ở cỡ 1200 × 630. Để trống thì trang vẽ thẻ có tiêu đề.',
        })}
        placeholder={say('https://... or choose an image', { vi: 'https://... hoặc chọn ảnh' })}
        value={address}
        error={errors['social_image']}
        onChange={({ currentTarget }) => set({ social_image: currentTarget.value })}
      />
      <div className="flex flex-wrap gap-2 no-js:hidden">
        <Button
          variant="secondary"
          aria-label={say('Choose image: social picture', { vi: 'Chọn ảnh khi chia sẻ' })}
          onClick={() => setOpen(true)}
        >
          {say('Choose image', { vi: 'Chọn ảnh' })}
        </Button>
        {address && (
          <Button
            variant="ghost"
            aria-label={say('Remove the social picture', { vi: 'Bỏ ảnh khi chia sẻ' })}
            onClick={() => set({ social_image: '' })}
          >
            {say('Remove', { vi: 'Bỏ ảnh' })}
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <pictures.Picker
            open
            onClose={() => setOpen(false)}
            onPick={({ url }) => {
              setOpen(false)
              set({ social_image: url })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

const counted = (text: string, most: number, source: string) =>
  [
    say(`${text.length} / ${most} characters`, { vi: `${text.length} / ${most} ký tự` }),
    source,
    text.length > most ? say('will be cut short', { vi: 'sẽ bị cắt bớt' }) : '',
  ]
    .filter(Boolean)
    .join(', ')

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
