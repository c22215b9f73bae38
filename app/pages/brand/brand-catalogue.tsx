import { Link } from 'react-router'
import type { BrandGroup, BrandSection } from '#app/domain/catalogue/brand/brand-groups.ts'
import type { ProductListItem } from '#app/domain/catalogue/product-view.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { UsualPrice } from '#app/ui/price.tsx'
import { ProductCard } from '#app/ui/product-card.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { SeenWords } from '#app/ui/seen.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'

type BrandCatalogueProps = { name: string; groups: readonly BrandGroup[] }

/** What the catalogue has of a brand, group by group; the specification's words where it has nothing yet. */
export function BrandCatalogue({ name, groups }: BrandCatalogueProps) {
  if (groups.every(({ categories }) => categories.length === 0)) {
    return (
      <EmptyState
        title={`Danh mục sản phẩm ${name}`}
        text="đang được cập nhật..."
        actions={
          <Link to="/products" className={buttonClass('secondary')}>
            Xem sản phẩm hãng khác
          </Link>
        }
      />
    )
  }
  const empty = groups.filter(({ categories }) => categories.length === 0)
  return (
    <>
      {groups
        .filter((group) => !empty.includes(group))
        .map((group) => (
          <section key={group.key} aria-labelledby={`nhom-${group.key}`} className="brand-group">
            <h2 id={`nhom-${group.key}`} className="col-span-full text-2xl font-bold">
              {group.name}
            </h2>
            {group.categories.map((section) => (
              <CategorySection key={section.slug} brand={name} section={section} />
            ))}
          </section>
        ))}
      {empty.length > 0 && (
        <p className="text-sm text-muted">
          {empty.map((group) => group.name).join(', ')}: Hiện tại chưa có sản phẩm nào trong danh mục này.
        </p>
      )}
    </>
  )
}

/** Products of a brand that fit on one screen: no groups, no tabs, nothing to fold. */
export function FewProducts({ name, groups }: BrandCatalogueProps) {
  const sections = groups.flatMap(({ categories }) => categories)
  return (
    <section id={sections[0]?.slug} aria-labelledby="san-pham" className="scroll-mt-8 grid gap-4">
      <h2 id="san-pham" className="text-2xl font-bold">
        Sản phẩm {name}
      </h2>
      <ul className="card-row">
        {sections
          .flatMap(({ products }) => products)
          .map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
      </ul>
    </section>
  )
}

function CategorySection({ brand, section }: { brand: string; section: BrandSection }) {
  const { slug, name, count, href, products } = section
  return (
    <section id={slug} aria-labelledby={`muc-${slug}`} className="brand-section when-near">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`muc-${slug}`} className="text-xl font-bold">
          {name} {brand}
        </h3>
        {count > 1 && (
          <Link
            to={href}
            // On a phone the first machine alone stands below it.
            className={`inline-flex min-h-9 items-center font-semibold text-action hover:underline ${count > products.length ? '' : 'sm:hidden'}`}
          >
            Xem cả {formatNumber(count)} {name.toLocaleLowerCase('vi')}
          </Link>
        )}
      </div>
      <ul className="brand-rows">
        {products.map((product) => (
          <li key={product.id}>
            <Row product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A machine as a line of its category: its drawing, its name, what tells it apart, its price. */
function Row({ product: { href, title, image, facts, price } }: { product: ProductListItem }) {
  return (
    <article className="brand-row">
      <ProductPicture picture={image} />
      <div>
        <h4>
          <Link to={href} aria-label={`Xem chi tiết ${title}`}>
            {uncut(title)}
          </Link>
        </h4>
        {facts.length > 0 && <p>{facts.map(({ value }) => value).join(' · ')}</p>}
      </div>
      <UsualPrice price={{ ...price, seen: price.seen && <SeenWords text={price.seen} /> }} />
    </article>
  )
}
