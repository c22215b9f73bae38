import type { EditingChoices } from '#app/domain/blog/queries/editing-choices.server.ts'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
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
}: ArticleFields & { siteUrl: string; choices: EditingChoices; now: number }) {
  const title = values.meta_title.trim() || values.title.trim()
  const description = values.meta_description.trim() || values.excerpt.trim() || values.title.trim()
  return (
    <Section title="SEO Settings">
      <TextField
        label="Meta title"
        name="meta_title"
        lang="vi"
        maxLength={200}
        hint={counted(title, SHOWN.title, values.meta_title ? '' : 'from the title')}
        placeholder={values.title}
        value={values.meta_title}
        error={errors['meta_title']}
        onChange={({ currentTarget }) => set({ meta_title: currentTarget.value })}
      />
      <TextArea
        label="Meta description"
        name="meta_description"
        lang="vi"
        rows={3}
        maxLength={400}
        hint={counted(
          description,
          SHOWN.description,
          values.meta_description ? '' : values.excerpt ? 'from the excerpt' : 'from the title',
        )}
        placeholder={values.excerpt}
        value={values.meta_description}
        error={errors['meta_description']}
        onChange={({ currentTarget }) => set({ meta_description: currentTarget.value })}
        className="min-h-20"
      />
      <div role="group" aria-label="Preview of the search result" className="no-js:hidden">
        <p className="mb-1.5 text-sm font-semibold">Search result</p>
        <div lang="vi" className="grid gap-0.5 rounded-control border border-line bg-ground p-4">
          <p className="truncate text-sm text-muted">
            {siteUrl.replace(/^https?:\/\//, '')} › blog › {values.slug || '…'}
          </p>
          <p className="text-lg leading-snug font-semibold break-words text-action">
            {cut(title, SHOWN.title) || 'Title'}
          </p>
          <p className="text-sm break-words text-muted">
            {cut(description, SHOWN.description) || 'Description'}
          </p>
        </div>
      </div>
      <TextField
        label="Social title"
        name="social_title"
        lang="vi"
        maxLength={200}
        hint="What other sites call a shared link. Empty: the meta title"
        placeholder={title}
        value={values.social_title}
        error={errors['social_title']}
        onChange={({ currentTarget }) => set({ social_title: currentTarget.value })}
      />
      <TextField
        label="Social picture"
        name="social_image"
        inputMode="url"
        hint="Best 1200 by 630. Empty: a drawn card with the title"
        placeholder="https://... or /uploads/..."
        value={values.social_image}
        error={errors['social_image']}
        onChange={({ currentTarget }) => set({ social_image: currentTarget.value })}
      />
      <LinkPreviews values={values} siteUrl={siteUrl} choices={choices} now={now} />
      <TextField
        label="Canonical address"
        name="canonical_url"
        inputMode="url"
        hint="Only where the same text came out elsewhere first: search engines then show that page"
        placeholder="https://..."
        value={values.canonical_url}
        error={errors['canonical_url']}
        onChange={({ currentTarget }) => set({ canonical_url: currentTarget.value })}
      />
    </Section>
  )
}

const counted = (text: string, most: number, source: string) =>
  [`${text.length} / ${most} characters`, source, text.length > most ? 'will be cut' : '']
    .filter(Boolean)
    .join(', ')

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
