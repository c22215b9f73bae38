import { X } from 'lucide-react'
import type { ProductInView } from './conversation/message.ts'

/** Says which product is being asked about; pressed, the chat is about anything again. */
export function ProductChip({ product, onLeave }: { product: ProductInView; onLeave: () => void }) {
  return (
    <a
      href="/chat"
      onClick={(event) => {
        event.preventDefault()
        onLeave()
        document.querySelector<HTMLElement>('textarea[name=q]')?.focus()
      }}
      className="mb-1.5 flex min-h-11 w-fit max-w-full items-center gap-2 rounded-full border border-action bg-action-soft px-3.5 text-sm text-action hover:border-danger hover:text-danger"
    >
      <span className="truncate">Đang hỏi về: {product.title}</span>
      <X aria-hidden="true" className="size-4 shrink-0" />
      <span className="sr-only">(bấm để bỏ)</span>
    </a>
  )
}
