import { SectionHeading } from '#app/ui/section-heading.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import type { BrandPageView } from '#app/domain/catalogue/brand/brand-page.server.ts'

/** Who makes it and since when, beside what our catalogue counts of it. */
export function BrandStory({ brand }: { brand: BrandPageView }) {
  const story = brand.showcase?.story
  return (
    <section aria-labelledby="cau-chuyen" className="when-near grid gap-6">
      <SectionHeading
        id="cau-chuyen"
        title={story ? `Câu chuyện ${brand.name}` : `${brand.name} qua vài con số`}
      />
      {story && <p className="max-w-text">{story.text}</p>}
      <dl className="brand-figures">
        {figuresOf(brand).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {story && story.milestones.length > 0 && (
        <ol className="brand-milestones">
          {story.milestones.map(({ year, text }) => (
            <li key={`${year} ${text}`}>
              <b>{year}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function figuresOf({ count, categoryCount, figures }: BrandPageView) {
  const { lowest, highest, average, reviews } = figures
  return [
    { label: 'sản phẩm trong danh mục', value: formatNumber(count) },
    { label: 'loại máy', value: formatNumber(categoryCount) },
    ...(lowest === null ? [] : [{ label: 'giá thấp nhất', value: formatVnd(lowest) }]),
    ...(highest === null || highest === lowest ? [] : [{ label: 'giá cao nhất', value: formatVnd(highest) }]),
    ...(average === null
      ? []
      : [{ label: `sao từ ${formatNumber(reviews)} đánh giá`, value: formatNumber(average, 1) }]),
  ]
}
