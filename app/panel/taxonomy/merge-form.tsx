import type { MergePreview } from '#app/domain/blog/editing/merge-tags.server.ts'
import { many, say } from '#app/vietnamese/say.ts'
import { IntoForm } from './into-form.tsx'

type MergeFormProps = {
  tag: { id: number; name: string }
  /** The tags it can go into. */
  others: readonly { id: number; name: string }[]
  /** What would happen with the tag that is chosen; null while none is. */
  preview: (MergePreview & { id: number }) | null
  cancelHref: string
}

/** Puts one tag into another, after saying what that does. */
export function MergeForm({ tag, others, preview, cancelHref }: MergeFormProps) {
  return (
    <IntoForm
      title={say(`Merge tag: ${tag.name}`, { vi: `Gộp thẻ: ${tag.name}` })}
      fields={{ intent: 'merge' }}
      id={tag.id}
      others={others}
      chosenId={preview?.id}
      label={say('Merge into', { vi: 'Gộp vào' })}
      placeholder={say('Choose a tag', { vi: 'Chọn một thẻ' })}
      save={say('Merge Tags', { vi: 'Gộp thẻ' })}
      cancelHref={cancelHref}
      status={
        preview
          ? sayMerge(preview)
          : say('Choose the tag that stays.', { vi: 'Bạn chọn thẻ được giữ lại nhé.' })
      }
    />
  )
}

function sayMerge({ from, into, moving, having }: MergePreview): string {
  const both =
    having > 0
      ? say(` ${many(having, 'article')} already ${having === 1 ? 'has' : 'have'} both.`, {
          vi: ` ${having} bài đã có cả hai.`,
        })
      : ''
  return say(
    `${many(moving, 'article')} will move from “${from}” to “${into}”.${both} The tag “${from}” is then deleted.`,
    { vi: `${moving} bài chuyển từ thẻ “${from}” sang “${into}”.${both} Sau đó thẻ “${from}” bị xóa.` },
  )
}
