import type { MergePreview } from '#app/domain/blog/editing/merge-tags.server.ts'
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
      title={`Merge tag: ${tag.name}`}
      fields={{ intent: 'merge' }}
      id={tag.id}
      others={others}
      chosenId={preview?.id}
      label="Merge into"
      placeholder="Choose a tag"
      save="Merge Tags"
      cancelHref={cancelHref}
      status={preview ? sayMerge(preview) : 'Choose the tag that stays.'}
    />
  )
}

function sayMerge({ from, into, moving, having }: MergePreview): string {
  const articles = (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`
  const both = having > 0 ? ` ${articles(having)} already ${having === 1 ? 'has' : 'have'} both.` : ''
  return `${articles(moving)} will move from “${from}” to “${into}”.${both} The tag “${from}” is then deleted.`
}
