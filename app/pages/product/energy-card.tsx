import { Zap } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Attributes } from '#app/domain/catalogue/attributes.ts'
import type { EnergyWords } from '#app/domain/catalogue/energy/energy-words.ts'
import type { Tariff } from '#app/domain/catalogue/energy/tariff.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { onDemand } from '#app/ui/later.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'

const EnergyCalculator = onDemand(() =>
  import('./energy-calculator.tsx').then(({ EnergyCalculator }) => EnergyCalculator),
)

export type EnergyCardProps = {
  kind: string
  attributes: Attributes
  tariff: Tariff
  words: EnergyWords
}

/** What the product costs to run, with every assumption; the visitor's own figures can be put in its place. */
export function EnergyCard({ energy }: { energy: EnergyCardProps }) {
  const [words, setWords] = useState(energy.words)
  const [open, setOpen] = useState(false)
  const { source, effectiveFrom } = energy.tariff
  return (
    <Card as="section" aria-labelledby="energy" className="energy-card">
      <h2 id="energy" className="flex items-center gap-2 text-lg font-bold">
        <Zap aria-hidden="true" className="size-5 text-saving" />
        Chi phí điện
      </h2>
      <div aria-live="polite">
        <p className="text-2xl font-bold tabular-nums">
          {words.cost} <span className="text-base font-normal text-muted">mỗi tháng</span>
        </p>
        <p>{words.use}</p>
      </div>
      <p className="max-w-text text-sm text-muted">
        {words.assumption} Biểu giá: {source}, áp dụng từ {formatDate(effectiveFrom)}.
      </p>
      {open ? (
        <Suspense>
          <EnergyCalculator {...energy} onChange={setWords} />
        </Suspense>
      ) : (
        <Button variant="soft" className="justify-self-start no-js:hidden" onClick={() => setOpen(true)}>
          Tính theo nhà bạn
        </Button>
      )}
    </Card>
  )
}
