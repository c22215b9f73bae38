import type { ProductDetail } from '#app/domain/catalogue/queries/get-product.server.ts'

/** The product's code, brand and category. */
export function ProductDetails({ product: { id, model, brand, category } }: { product: ProductDetail }) {
  const details = [
    ['Mã sản phẩm', model ?? String(id)],
    ['Thương hiệu', brand ?? 'Chưa rõ'],
    ['Danh mục', category],
  ] as const
  return (
    <dl className="grid max-w-xl gap-2">
      {details.map(([label, value]) => (
        <div key={label} className="flex gap-4">
          <dt className="w-36 shrink-0 text-muted">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
