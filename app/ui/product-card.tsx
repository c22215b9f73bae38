import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from './badge.tsx'
import { buttonClass } from './button.tsx'
import { Facts, type Fact } from './facts.tsx'
import { Price, type PriceView } from './price.tsx'
import { ProductPicture, type Picture } from './product-picture.tsx'
import { Rating, type RatingView } from './rating.tsx'
import { uncut } from './uncut.tsx'

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
  /** Small controls above the picture of a card that stands (wishlist, compare); they stay pressable over the card's link. */
  actions?: ReactNode
  headingLevel?: 2 | 3 | 4
  /** True for the cards seen first, so that the browser fetches their picture at once. */
  eager?: boolean
}

/** A product in a list or in an answer of the chat. The whole card is one link: 'Xem chi tiết'. */
export function ProductCard({ variant = 'grid', ...rest }: ProductCardProps) {
  return variant === 'grid' ? (
    <article className="group product-card product-card-standing">{standing(rest)}</article>
  ) : (
    <article className="group product-card product-card-lying">{lying(rest)}</article>
  )
}

type BodyProps = Omit<ProductCardProps, 'variant'>

// Plain functions: a page renders dozens of cards, and each component more costs time on every one.

function standing({ product, actions, headingLevel, eager }: BodyProps) {
  return (
    <>
      <ProductPicture picture={product.image} eager={eager}>
        {newBadge(product)}
        {actions && <div className="product-card-over">{actions}</div>}
      </ProductPicture>
      <div className="product-card-body">
        {naming(product, headingLevel)}
        <Facts facts={product.facts} />
        {description(product)}
        <Price price={product.price} />
        <Rating rating={product.rating} />
        {detailLink(product)}
      </div>
    </>
  )
}

function lying({ product, headingLevel, eager }: BodyProps) {
  return (
    <>
      <div className="product-card-stage">
        <ProductPicture picture={product.image} eager={eager} />
        {newBadge(product)}
      </div>
      <div className="product-card-body">
        <div className="product-card-naming">
          {naming(product, headingLevel)}
          {description(product)}
          <Facts facts={product.facts} max={4} />
        </div>
        <div className="product-card-buying">
          <Price price={product.price} />
          <Rating rating={product.rating} />
          <div className="mt-auto flex">{detailLink(product, 'grow')}</div>
        </div>
      </div>
    </>
  )
}

function newBadge({ isNew }: ProductCardView) {
  return isNew ? (
    <Badge tone="solid" className="product-card-new">
      Mới
    </Badge>
  ) : null
}

function naming({ brand, category, subCategory, title }: ProductCardView, level: 2 | 3 | 4 = 3) {
  const Heading = `h${level}` as const
  return (
    <>
      <p className="product-card-kind">
        {brand && <b>{brand}</b>}
        {category && <Badge>{category}</Badge>}
        {subCategory && subCategory !== category && <span>{subCategory}</span>}
      </p>
      <Heading>{uncut(title)}</Heading>
    </>
  )
}

function description({ description }: ProductCardView) {
  return description ? <p className="product-card-text">{description}</p> : null
}

function detailLink({ href, title }: ProductCardView, className?: string) {
  return (
    <Link to={href} className={buttonClass('soft', 'md', clsx('product-card-link', className))}>
      Xem chi tiết
      <span className="sr-only">{title}</span>
    </Link>
  )
}
