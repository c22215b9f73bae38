import { useSite } from '#app/edge/use-site.ts'
import { kept } from '#app/ui/kept.tsx'
import { later } from '#app/ui/later.tsx'

/** A part of a product's page below its head. */
export const LaterPart = kept(
  later(() => import('./product-part.tsx').then(({ ProductPart }) => ProductPart)),
  useSite,
)
