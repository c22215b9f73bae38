import type { AspectSummary } from '#app/domain/catalogue/review-aspects.ts'

type AspectListProps = { aspects: readonly AspectSummary[]; title?: string; headingLevel?: 2 | 3 }

/** What reviewers praise and blame, by aspect, each with a sentence of theirs; absent where too little is said. */
export function AspectList({ aspects, title = 'Mọi người nói gì', headingLevel = 3 }: AspectListProps) {
  if (aspects.length === 0) return null
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby="aspects">
      <Heading id="aspects" className={headingLevel === 2 ? 'text-2xl font-bold' : 'font-bold'}>
        {title}
      </Heading>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {aspects.map(({ key, label, positive, negative, quote }) => (
          <li key={key} className="rounded-card border border-line bg-surface p-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <b>{label}</b>
              <span className="text-sm">
                {positive > 0 && <span className="text-saving">{positive} khen</span>}
                {positive > 0 && negative > 0 && ' · '}
                {negative > 0 && <span className="text-cut">{negative} chê</span>}
              </span>
            </p>
            <q className="mt-1 block text-sm text-muted">{quote}</q>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        Máy đếm câu khen, chê trong các đánh giá đã duyệt và trích nguyên văn.
      </p>
    </section>
  )
}
