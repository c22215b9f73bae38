import { lazy, Suspense } from 'react'
import { whenTouched } from '#app/ui/when-touched.ts'
import type { ProductPageData } from '../product-page.server.ts'
import type { PartName } from './product-part.tsx'

const ProductPart = lazy(() => whenTouched().then(() => import('./product-part.tsx')))

/** A part of the page below its head: in the HTML at once, its script only when the visitor does something. */
export function LaterPart(props: { name: PartName; page: ProductPageData }) {
  return (
    <Suspense>
      <ProductPart {...props} />
    </Suspense>
  )
}
