import { Check, MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import type { BrandPageView } from '#app/domain/catalogue/brand/brand-page.server.ts'
import { useSite } from '#app/edge/use-site.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { upperFirst } from '#app/vietnamese/case.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'

type BrandHeroProps = {
  brand: Pick<BrandPageView, 'name' | 'tagline'> & {
    /** What tells it from the others by counting, in a sentence; null where nothing does. */
    strength: string | null
  }
  /** The id of the first section of the page. */
  first: string | undefined
}

/** The top of a brand's page: who it is, in plain lettering, and where to go on from here. */
export function BrandHero({ brand, first }: BrandHeroProps) {
  const { name, tagline, strength } = brand
  const site = useSite()
  // What tells it from the others is read first, by how much below it.
  const [verdict = '', howMany = '', ...further] = strength?.split(': ') ?? []
  const isOne = howMany !== '' && further.length === 0
  return (
    <section aria-labelledby="brand" className="brand-hero">
      <Container className="grid gap-x-8 gap-y-2 py-3 lg:py-2">
        <div className="grid content-start justify-items-start gap-1.5">
          <div className="max-sm:hidden">
            <Breadcrumb crumbs={brandCrumbs(name)} />
          </div>
          <h1 id="brand" className="brand-lettering">
            {name}
          </h1>
          {/* How a brand speaks of itself is no advice: it is there for those who search for it. */}
          <p className="sr-only">Thương hiệu chính hãng{tagline && `: ${tagline}`}</p>
          {strength && (
            <p className="brand-verdict">{keepUnits(isOne ? verdict : strength.replace(/\.$/, ''))}</p>
          )}
          <p className="text-sm">
            {isOne && keepUnits(`${upperFirst(howMany)} `)}
            <span className="text-xs text-muted">{site.name} tự tổng hợp, không nhận tiền của hãng.</span>
          </p>
        </div>
        <div className="brand-hero-ways">
          {first && (
            <a href={`#${first}`} className={`${buttonClass('ghost', 'md')} text-action max-sm:hidden`}>
              Xem tất cả sản phẩm
            </a>
          )}
          <Link to={advicePath(name)} className={buttonClass('secondary', 'md')}>
            <MessageCircle aria-hidden="true" className="size-5 max-sm:hidden" />
            Hỏi cố vấn
          </Link>
        </div>
      </Container>
    </section>
  )
}

/** The way to a brand's page. */
export const brandCrumbs = (name: string) => [
  { label: 'Trang chủ', to: '/' },
  { label: 'Thương hiệu', to: '/brand' },
  { label: name },
]

/** What editors find worth knowing of a brand, in four lines. */
export function BrandHighlights({ highlights }: { highlights: readonly string[] }) {
  if (highlights.length === 0) return null
  return (
    <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-4">
      {highlights.map((highlight) => (
        <li key={highlight} className="flex items-start gap-2">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-saving" />
          {highlight}
        </li>
      ))}
    </ul>
  )
}

/** The advisor, asked about the brand (ruling 2). */
const advicePath = (name: string) =>
  `/chat?q=${encodeURIComponent(`Tư vấn mua đồ ${name} loại nào đáng tiền?`)}`
