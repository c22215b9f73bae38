import { Select } from '#app/ui/select.tsx'
import type { EditingChoices } from '#app/domain/blog/queries/editing-choices.server.ts'
import { Section } from './section.tsx'
import { TagPicker } from './tag-picker.tsx'
import type { ArticleFields } from './use-article-values.ts'

const options = (choices: readonly { id: number; name: string }[], none: string) => [
  { value: '', label: none },
  ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
]

/** Where the article is filed. */
export function ClassificationSection({
  values,
  set,
  errors,
  choices,
}: ArticleFields & { choices: EditingChoices }) {
  const own = choices.subcategories.filter(({ categoryId }) => String(categoryId) === values.category_id)
  return (
    <Section title="Classification">
      <Select
        label="Category"
        name="category_id"
        required
        options={options(choices.categories, 'Choose a category')}
        value={values.category_id}
        error={errors['category_id']}
        onChange={({ currentTarget }) => set({ category_id: currentTarget.value, subcategory_id: '' })}
      />
      <Select
        label="Subcategory"
        name="subcategory_id"
        options={options(own, own.length > 0 ? 'None' : 'This category has none')}
        disabled={own.length === 0}
        value={values.subcategory_id}
        error={errors['subcategory_id']}
        onChange={({ currentTarget }) => set({ subcategory_id: currentTarget.value })}
      />
      <Select
        label="Author"
        name="author_id"
        required
        options={options(choices.authors, 'Choose an author')}
        value={values.author_id}
        error={errors['author_id']}
        onChange={({ currentTarget }) => set({ author_id: currentTarget.value })}
      />
      <TagPicker tags={values.tags} error={errors['tags']} onChange={(tags) => set({ tags })} />
    </Section>
  )
}
