import { Link } from 'react-router'
import type { BrandPageView } from '#app/domain/catalogue/brand/brand-page.server.ts'
import { AspectList } from '#app/pages/products/aspect-list.tsx'
import { DemoNote } from '#app/pages/products/demo-note.tsx'
import { Card } from '#app/ui/card.tsx'
import { ProductCard } from '#app/ui/product-card.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { formatVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'

/** What a brand's page tells beyond its products, under them. */
export function BrandShowcase({ brand }: { brand: BrandPageView }) {
  return (
    <>
      <BrandPicks brand={brand} />
      <BrandTechnologies brand={brand} />
      <BrandReasons brand={brand} />
      {(brand.count > 1 || brand.showcase?.story) && <BrandStory brand={brand} />}
      <AspectList
        aspects={brand.aspects}
        title={`Người dùng khen, chê gì ở ${brand.name}`}
        headingLevel={2}
      />
      <DemoNote shown={brand.hasDemo} />
    </>
  )
}

/** What reviewers rate best, and what was seen furthest below its list price. */
function BrandPicks({ brand: { name, slug, favourites, cuts, promotions } }: { brand: BrandPageView }) {
  return (
    <>
      <Cards id="noi-bat" title={`${name} được chấm điểm cao`} products={favourites} />
      {promotions.length > 0 && (
        <section aria-labelledby="khuyen-mai" className="when-near grid gap-4">
          <SectionHeading id="khuyen-mai" title="Khuyến mãi đang chạy" />
          <ul className="grid gap-3 md:grid-cols-2">
            {promotions.map(({ id, productId, product, title, description }) => (
              <li key={id} className="rounded-card border border-line bg-surface p-4">
                <p className="font-bold text-cut">{title}</p>
                {description && <p className="text-muted">{description}</p>}
                <Link to={`/products/${productId}`} className="text-action hover:underline">
                  {product}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Cards
        id="giam-gia"
        title="Thấp hơn giá niêm yết nhiều nhất"
        products={cuts}
        link={{ to: `/products?brand=${slug}`, label: `Mọi sản phẩm ${name}` }}
      />
    </>
  )
}

type CardsProps = {
  id: string
  title: string
  products: BrandPageView['cuts']
  link?: { to: string; label: string }
}

function Cards({ id, title, products, link }: CardsProps) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className="when-near grid gap-4">
      <SectionHeading id={id} title={title} {...(link ? { link } : {})} />
      <ul className="card-row">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the names on the boxes mean, with the way to the machines that have it. */
function BrandTechnologies({ brand: { name, slug, showcase } }: { brand: BrandPageView }) {
  const technologies = showcase?.technologies ?? []
  if (technologies.length === 0) return null
  return (
    <section aria-labelledby="cong-nghe" className="when-near grid gap-4">
      <SectionHeading id="cong-nghe" title={`Tên công nghệ ${name} nghĩa là gì`} />
      <ul className="grid gap-4 md:grid-cols-2">
        {technologies.map(({ name: technology, text, search }) => (
          <li key={technology} className="flex flex-col rounded-card border border-line bg-surface p-5">
            <h3 className="text-lg font-bold">{technology}</h3>
            <p className="mt-1 grow text-muted">{text}</p>
            {search && (
              <Link
                to={`/products?q=${encodeURIComponent(search)}&brand=${slug}`}
                className="mt-2 inline-flex min-h-9 items-center self-start font-semibold text-action hover:underline"
              >
                Xem máy có {technology}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The reasons for and against a brand, as editors see them. */
function BrandReasons({ brand: { name, showcase } }: { brand: BrandPageView }) {
  const reasons = showcase?.reasons ?? []
  if (reasons.length === 0) return null
  return (
    <section aria-labelledby="ly-do" className="when-near grid gap-4">
      <SectionHeading id="ly-do" title={`Có nên chọn ${name}?`} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {reasons.map(({ title, text }) => (
          <Card key={title} as="li" className="p-5">
            <h3 className="font-bold">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}

/** Who makes it and since when, beside what our catalogue counts of it. */
function BrandStory({ brand }: { brand: BrandPageView }) {
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
