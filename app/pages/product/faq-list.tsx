import { ChevronDown } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import type { ProductDetail } from '#app/domain/catalogue/queries/get-product.server.ts'

/** Questions that open and close on their own. */
export function FaqList({ faqs, isDemo }: Pick<ProductDetail, 'faqs' | 'isDemo'>) {
  if (faqs.length === 0) return <p className="text-muted">Chưa có câu hỏi thường gặp cho sản phẩm này.</p>
  return (
    <div className="grid max-w-3xl gap-3">
      {isDemo && (
        <p>
          <Badge>Câu hỏi mẫu</Badge>
        </p>
      )}
      {faqs.map((faq) => (
        <details key={faq.id} className="group rounded-card border border-line bg-surface">
          <summary className="flex min-h-12 items-center justify-between gap-4 px-4 py-3 font-semibold">
            {faq.question}
            <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition group-open:rotate-180" />
          </summary>
          <p className="px-4 pb-4">{faq.answer}</p>
        </details>
      ))}
    </div>
  )
}
