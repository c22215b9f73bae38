import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { BrandSought as Brand } from '#app/domain/search/brand-sought.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'

/** Where somebody asks for a brand and nothing else: its page, which puts its machines in order. */
export function BrandSought({ brand: { name, slug, count } }: { brand: Brand }) {
  return (
    <Link to={`/brand/${slug}`} className="brand-sought">
      <b>Trang hãng {name}</b>
      <span>
        {formatNumber(count)} máy xếp theo cỡ và giá<i>, máy đứng đầu từng loại</i>
      </span>
      <ArrowRight aria-hidden="true" className="size-5" />
    </Link>
  )
}
