import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/state.tsx'

type Supported = readonly { name: string; slug: string }[]

/** A brand that the catalogue does not know, or an address without one. */
export function BrandMissing({ brand, supported }: { brand: string; supported: Supported }) {
  const named = brand.trim() !== ''
  return (
    <Container className="py-10">
      <EmptyState
        headingLevel={1}
        title={named ? 'Brand page under development' : 'Brand not found'}
        text={
          named
            ? `The ${brand} brand page is currently under development. Please check back later.`
            : 'The requested brand page could not be found.'
        }
        actions={
          <>
            <Link to="/brand" className={buttonClass('primary')}>
              Xem các thương hiệu
            </Link>
            <Link to="/products" className={buttonClass('secondary')}>
              Xem tất cả sản phẩm
            </Link>
          </>
        }
      />
      <p className="mx-auto max-w-3xl text-center text-muted">
        Currently supported:{' '}
        {supported.map(({ name, slug }, place) => (
          <span key={slug}>
            {place > 0 && ', '}
            <Link to={`/brand/${slug}`} className="text-action underline">
              {name}
            </Link>
          </span>
        ))}
      </p>
    </Container>
  )
}
