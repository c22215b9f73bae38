import { formatNumber } from '#app/vietnamese/numbers.ts'
import { IntoForm } from './into-form.tsx'

type MoveFormProps = {
  category: { id: number; name: string }
  /** The categories its articles can go to. */
  others: readonly { id: number; name: string }[]
  /** What would happen with the category that is chosen; null while none is. */
  preview: { id: number; from: string; into: string; articles: number; subcategories: number } | null
  cancelHref: string
}

/** Deletes a category that has articles, after saying where these go. */
export function MoveForm({ category, others, preview, cancelHref }: MoveFormProps) {
  return (
    <IntoForm
      title={`Delete category: ${category.name}`}
      fields={{ table: 'categories', intent: 'delete' }}
      id={category.id}
      others={others}
      chosenId={preview?.id}
      label="Move its articles to"
      placeholder="Choose a category"
      save="Move and Delete"
      cancelHref={cancelHref}
      status={preview ? sayMove(preview) : 'Choose where its articles go.'}
    />
  )
}

type Preview = NonNullable<MoveFormProps['preview']>

function sayMove({ from, into, articles, subcategories }: Preview): string {
  const moved = `${formatNumber(articles)} ${articles === 1 ? 'article moves' : 'articles move'} from “${from}” to “${into}”, drafts and the trash included.`
  const gone =
    subcategories > 0
      ? ` Its ${formatNumber(subcategories)} ${subcategories === 1 ? 'subcategory goes' : 'subcategories go'} with it.`
      : ''
  return `${moved}${gone} Its address leads to “${into}”. All of it can be undone.`
}
