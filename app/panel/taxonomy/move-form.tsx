import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'
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
      title={say(`Delete category: ${category.name}`, { vi: `Xóa danh mục: ${category.name}` })}
      fields={{ table: 'categories', intent: 'delete' }}
      id={category.id}
      others={others}
      chosenId={preview?.id}
      label={say('Move its articles to', { vi: 'Chuyển các bài sang' })}
      placeholder={say('Choose a category', { vi: 'Chọn một danh mục' })}
      save={say('Move and Delete', { vi: 'Chuyển rồi xóa' })}
      cancelHref={cancelHref}
      status={
        preview
          ? sayMove(preview)
          : say('Choose where its articles go.', { vi: 'Bạn chọn nơi các bài sẽ chuyển tới nhé.' })
      }
    />
  )
}

type Preview = NonNullable<MoveFormProps['preview']>

function sayMove({ from, into, articles, subcategories }: Preview): string {
  const moved = say(
    `${formatNumber(articles)} ${articles === 1 ? 'article moves' : 'articles move'} from “${from}” to “${into}”, drafts and the trash included.`,
    {
      vi: `${formatNumber(articles)} bài viết chuyển từ “${from}” sang “${into}”, kể cả bản nháp và bài trong thùng rác.`,
    },
  )
  const gone =
    subcategories > 0
      ? say(
          ` Its ${formatNumber(subcategories)} ${subcategories === 1 ? 'subcategory goes' : 'subcategories go'} with it.`,
          { vi: ` Kèm theo ${formatNumber(subcategories)} danh mục con.` },
        )
      : ''
  return say(`${moved}${gone} Its address leads to “${into}”. All of it can be undone.`, {
    vi: `${moved}${gone} Địa chỉ của nó dẫn về “${into}”. Tất cả hoàn tác được.`,
  })
}
