import { later } from '#app/ui/later.tsx'

/** A part of a product's page below its head. */
export const LaterPart = later(() => import('./product-part.tsx').then(({ ProductPart }) => ProductPart))
