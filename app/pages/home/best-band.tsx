import { BestFits } from '#app/pages/products/best-fits.tsx'
import type { UsualFit } from '#app/pages/products/best-fits.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'

/** The best fit of some usual needs by the ranking as it stands, each with its reason; absent where there is none. */
export function BestBand({ answers }: { answers: readonly UsualFit[] }) {
  if (answers.length === 0) return null
  return (
    <section aria-labelledby="best" className="when-near grid gap-4">
      <SectionHeading
        id="best"
        title="Chọn sẵn theo nhu cầu"
        link={{ to: '/cach-xep-hang', label: 'Cách xếp hạng' }}
      />
      <BestFits answers={answers} />
    </section>
  )
}
