import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from './badge.tsx'
import { buttonClass } from './button.tsx'
import { Facts, type Fact } from './facts.tsx'
import { Price, type PriceView } from './price.tsx'
import { ProductPicture, type Picture } from './product-picture.tsx'
import { Rating, type RatingView } from './rating.tsx'

/** What a card shows of a product. Texts are ready to read; nothing is computed or invented here. */
export type ProductCardView = {
  id: string | number
  href: string
  title: string
  image: Picture | null
  brand: string | null
  category: string | null
  subCategory?: string | null
  description?: string | null
  facts: readonly Fact[]
  price: PriceView
  rating: RatingView | null
  isNew?: boolean
}

type ProductCardProps = {
  product: ProductCardView
  /** 'grid' stands (fits from 150 px), 'list' lies. */
  variant?: 'grid' | 'list'
  /** Small controls above the picture (wishlist, compare); they stay pressable over the card's link. */
  actions?: ReactNode
  headingLevel?: 2 | 3 | 4
  /** True for the cards seen first, so that the browser fetches their picture at once. */
  eager?: boolean
  className?: string
}

/** A product in a list or in an answer of the chat. The whole card is one link: 'Xem chi tiết'. */
export function ProductCard({ variant = 'grid', className, ...rest }: ProductCardProps) {
  return (
    <article
      className={clsx(
        'group @container relative flex rounded-card border border-line bg-surface transition',
        'hover:border-action hover:shadow-raised has-[a:focus-visible]:border-action',
        className,
      )}
    >
      {variant === 'grid' ? <Standing {...rest} /> : <Lying {...rest} />}
    </article>
  )
}

type BodyProps = Omit<ProductCardProps, 'variant' | 'className'>

function Standing({ product, actions, headingLevel, eager }: BodyProps) {
  return (
    <div className="flex min-w-0 grow flex-col">
      <div className="relative">
        <ProductPicture picture={product.image} eager={eager} className="aspect-[4/3] rounded-t-[11px]" />
        <NewBadge product={product} />
        {actions && <div className="absolute end-2 top-2 z-10 flex gap-1">{actions}</div>}
      </div>
      <div className="flex grow flex-col gap-2.5 p-3 @min-[15rem]:p-4">
        <Naming
          product={product}
          headingLevel={headingLevel}
          titleClass="line-clamp-3 @min-[15rem]:line-clamp-2 @min-[15rem]:min-h-11"
        />
        <Facts facts={product.facts} className="border-y border-line py-2" />
        <Description text={product.description} className="line-clamp-2 @max-[15rem]:hidden" />
        <div className="mt-auto grid grid-cols-1 gap-2">
          <Price price={product.price} />
          <Rating rating={product.rating} />
        </div>
        <DetailLink product={product} className="w-full" />
      </div>
    </div>
  )
}

function Lying({ product, actions, headingLevel, eager }: BodyProps) {
  return (
    <div className="flex min-w-0 grow">
      <div className="relative m-3 me-0 w-24 shrink-0 self-start @min-[32rem]:w-40 @min-[44rem]:m-0 @min-[44rem]:w-56 @min-[44rem]:self-stretch">
        <ProductPicture
          picture={product.image}
          eager={eager}
          className="aspect-square rounded-control @min-[44rem]:aspect-auto @min-[44rem]:h-full @min-[44rem]:rounded-s-[11px] @min-[44rem]:rounded-e-none"
        />
        <NewBadge product={product} />
      </div>
      <div className="flex min-w-0 grow flex-col gap-3 p-3 @min-[32rem]:p-4 @min-[44rem]:flex-row @min-[44rem]:p-5">
        <div className="flex min-w-0 grow flex-col gap-2.5">
          <Naming product={product} headingLevel={headingLevel} titleClass="line-clamp-2" />
          <Description text={product.description} className="line-clamp-2 @max-[26rem]:hidden" />
          <Facts facts={product.facts} max={4} className="mt-auto border-t border-line pt-3" />
        </div>
        <div className="flex shrink-0 flex-col gap-2.5 @min-[44rem]:w-48">
          <Price price={product.price} />
          <Rating rating={product.rating} />
          <div className="mt-auto flex items-center gap-2">
            <DetailLink product={product} className="grow" />
            {actions && <div className="relative z-10 flex gap-1">{actions}</div>}
          </div>
        </div>
      </div>
    </div>
  )
}

function NewBadge({ product }: { product: ProductCardView }) {
  return product.isNew ? (
    <Badge tone="solid" className="pointer-events-none absolute start-2 top-2">
      Mới
    </Badge>
  ) : null
}

function Naming(props: Pick<BodyProps, 'product' | 'headingLevel'> & { titleClass?: string }) {
  const { product, headingLevel = 3, titleClass } = props
  const Heading = `h${headingLevel}` as const
  return (
    <div className="grid gap-1.5">
      <p className="flex min-w-0 items-center gap-1.5 text-xs whitespace-nowrap text-muted">
        {product.brand && <span className="shrink-0 font-semibold text-ink">{product.brand}</span>}
        {product.category && (
          <Badge className="min-w-0 shrink-0 @max-[15rem]:shrink @max-[15rem]:!px-0 @max-[15rem]:!bg-transparent">
            <span className="truncate">{product.category}</span>
          </Badge>
        )}
        {product.subCategory && product.subCategory !== product.category && (
          <span className="truncate @max-[15rem]:hidden">{product.subCategory}</span>
        )}
      </p>
      <Heading
        className={clsx(
          'leading-snug font-semibold text-pretty transition-colors group-hover:text-action',
          titleClass,
        )}
      >
        {product.title}
      </Heading>
    </div>
  )
}

function Description({ text, className }: { text: string | null | undefined; className: string }) {
  return text ? <p className={clsx('text-sm text-muted', className)}>{text}</p> : null
}

function DetailLink({ product, className }: { product: ProductCardView; className: string }) {
  return (
    <Link
      to={product.href}
      className={buttonClass('soft', 'md', clsx('after:absolute after:inset-0', className))}
    >
      Xem chi tiết
      <span className="sr-only">{product.title}</span>
    </Link>
  )
}
