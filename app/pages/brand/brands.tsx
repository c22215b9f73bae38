import { Fragment } from 'react'
import { Form, Link } from 'react-router'
import { brandIndex } from '#app/domain/catalogue/brand/brand-index.ts'
import type { BrandLine } from '#app/domain/catalogue/brand/brand-index.ts'
import { brandCells } from '#app/domain/catalogue/queries/brand-cells.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Container } from '#app/ui/container.tsx'
import { controlClass } from '#app/ui/field.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { foldForSearch } from '#app/vietnamese/fold.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/brands'
import styles from './brands.css?url'

const crumbs = [{ label: 'Trang chủ', to: '/' }, { label: 'Thương hiệu' }]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Các thương hiệu điện máy',
    description:
      'Mỗi hãng làm món gì, bao nhiêu máy, giá từ đâu đến đâu và mạnh ở loại nào. Mở trang một hãng để xem máy và giá.',
    path: '/brand',
    index: !loaderData?.kind && !loaderData?.name,
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, shows } = context.get(requestContext)
  shows('products', 'reference')
  describePage(context, (siteUrl) => [breadcrumbList(siteUrl, crumbs, '/brand')])
  const params = new URL(request.url).searchParams
  const asked = params.get('loai') ?? ''
  const name = (params.get('ten') ?? '').trim().slice(0, LONGEST_NAME)
  const index = brandIndex(await brandCells(db), asked)
  const isNamed = (line: BrandLine) => foldForSearch(line.name).includes(foldForSearch(name))
  return {
    kinds: index.kinds,
    kind: index.kinds.find(({ slug }) => slug === asked) ?? null,
    name,
    lines: index.lines.filter(isNamed),
    others: index.others.filter(isNamed),
  }
}

/** Letters of a name that is looked for. */
const LONGEST_NAME = 40

export default function BrandsPage({ loaderData }: Route.ComponentProps) {
  const { kinds, kind, name, lines, others } = loaderData
  const count = formatNumber(lines.length + others.length)
  return (
    <Container className="grid grid-cols-1 gap-3 py-4">
      <Breadcrumb crumbs={crumbs} />
      <header className="brands-head">
        <h1 className="text-2xl font-bold sm:text-3xl md:text-4xl">
          {kind ? `Hãng làm ${kind.name.toLocaleLowerCase('vi')}` : 'Thương hiệu'}
        </h1>
        <p className="text-sm text-muted md:text-base">{count} hãng, hãng nhiều máy đứng trước.</p>
        <BrandFilter key={name} name={name} kind={kind?.slug} />
      </header>
      {lines.length + others.length === 0 && name ? (
        <EmptyState
          title={`Chưa có hãng nào tên “${name}”`}
          text="Bạn thử gõ ngắn hơn, hoặc xem lại tất cả các hãng."
          actions={
            <Link to="/brand" className={buttonClass('secondary')}>
              Xem mọi hãng
            </Link>
          }
        />
      ) : lines.length + others.length === 0 ? (
        <EmptyState title="Chưa có thương hiệu nào" text="Danh mục sản phẩm đang được cập nhật." />
      ) : (
        <>
          <nav aria-label="Hãng theo loại máy" className="brand-kinds">
            <Chip to="/brand" selected={!kind}>
              Mọi loại
            </Chip>
            {kinds.map(({ slug, name, brands }) => (
              <Chip key={slug} to={`/brand?loai=${slug}`} selected={slug === kind?.slug}>
                {name} <span className="text-muted">{formatNumber(brands)} hãng</span>
              </Chip>
            ))}
          </nav>
          <BrandTable lines={lines} kind={kind} />
          {others.length > 0 && <OtherBrands brands={others} />}
        </>
      )}
    </Container>
  )
}

/** Finds a brand by its name, among those of the kind that is looked at. */
function BrandFilter({ name, kind }: { name: string; kind: string | undefined }) {
  return (
    <Form action="/brand" role="search" aria-label="Tìm hãng" className="flex gap-2">
      {kind && <input type="hidden" name="loai" value={kind} />}
      <input
        name="ten"
        type="search"
        defaultValue={name}
        maxLength={LONGEST_NAME}
        aria-label="Tên hãng"
        placeholder="Tên hãng"
        className={`${controlClass} min-h-11 w-full`}
      />
      <Button type="submit" variant="secondary" className="px-3">
        Tìm
      </Button>
    </Form>
  )
}

type BrandTableProps = { lines: readonly BrandLine[]; kind: { slug: string; name: string } | null }

/** The brands with what they make, for how much, and what tells them apart; of one kind that kind's alone. */
function BrandTable({ lines, kind }: BrandTableProps) {
  return (
    <div>
      <p aria-hidden="true" className="brand-lines-head">
        <span>Hãng</span>
        <span>Điểm đáng chú ý</span>
        <span>{kind ? 'Máy' : 'Làm nhiều nhất'}</span>
        <span>Giá</span>
        <span>Số máy</span>
      </p>
      <ol className="brand-lines">
        {lines.map(({ slug, name, count, makes, more, prices, strength, isLevel }) => (
          <li key={slug}>
            <h2>
              <Link to={`/brand/${slug}`}>{name}</Link>
            </h2>
            <p className={isLevel ? 'brand-line-strength font-normal' : 'brand-line-strength'}>
              {keepUnits(strength ?? '')}
            </p>
            <p className="brand-line-makes">
              {kind ? (
                <Link to={`/products?category=${kind.slug}&brand=${slug}`}>
                  Xem {formatNumber(count)} {kind.name.toLocaleLowerCase('vi')}
                </Link>
              ) : (
                <>
                  {[
                    ...makes.map(
                      ({ name, count }) => `${formatNumber(count)} ${name.toLocaleLowerCase('vi')}`,
                    ),
                    ...(more > 0 ? [`${formatNumber(more)} loại khác`] : []),
                  ].map((words, at) => (
                    <Fragment key={words}>
                      {at > 0 && ', '}
                      <span>{words}</span>
                    </Fragment>
                  ))}
                </>
              )}
            </p>
            <p className={kind ? 'brand-line-price' : 'brand-line-price max-md:sr-only'}>
              {prices ?? 'Chưa có giá'}
            </p>
            <p className={kind ? 'brand-line-count max-md:sr-only' : 'brand-line-count'}>
              <b>{formatNumber(count)}</b> <span>máy</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function OtherBrands({ brands }: { brands: readonly BrandLine[] }) {
  return (
    <section aria-labelledby="hang-khac" className="grid gap-3 pt-4">
      <h2 id="hang-khac" className="text-xl font-bold">
        Hãng ít máy hơn
      </h2>
      <ul className="brand-others">
        {brands.map(({ slug, name, makes, more }) => (
          <li key={slug}>
            <Link to={`/brand/${slug}`}>{name}</Link>{' '}
            <span>
              {makes
                .map(({ name, count }) => `${formatNumber(count)} ${name.toLocaleLowerCase('vi')}`)
                .join(', ')}
              {more > 0 && ` và ${formatNumber(more)} loại khác`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
