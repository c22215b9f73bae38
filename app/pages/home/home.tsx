import { exampleAnswer } from '#app/domain/advisor/example-answers.server.ts'
import { drawQuestions, FALLBACK_QUESTIONS } from '#app/domain/advisor/fallback-questions.ts'
import { popularQuestions, suggestedQuestions } from '#app/domain/advisor/queries/questions.server.ts'
import { cardView } from '#app/domain/blog/card-view.ts'
import { listArticles } from '#app/domain/blog/queries/list-articles.server.ts'
import { pickerCategory } from '#app/domain/catalogue/picture.ts'
import { productView } from '#app/domain/catalogue/product-view.ts'
import { brandCounts } from '#app/domain/catalogue/queries/brand-counts.server.ts'
import { bestRatedProducts } from '#app/domain/catalogue/queries/featured-products.server.ts'
import { categoryCounts } from '#app/domain/catalogue/queries/product-stats.server.ts'
import { usualReasons } from '#app/domain/search/usual-reasons.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { website } from '#app/edge/structured-data/organization.ts'
import { heroPath } from '#app/kinds/drawings/hero.ts'
import { ARTICLE_CARD_STYLES } from '#app/pages/blog/styles.ts'
import { HeroSearch } from '#app/pages/chat/hero-search.tsx'
import { CategoryPicker } from '#app/pages/products/category-picker.tsx'
import type { PickerCategory } from '#app/pages/products/category-picker.tsx'
import { DemoNote } from '#app/pages/products/demo-note.tsx'
import { SITE } from '#app/platform/settings.ts'
import { Container } from '#app/ui/container.tsx'
import { kept } from '#app/ui/kept.tsx'
import { later } from '#app/ui/later.tsx'
import { PHONE_RAIL_STYLES } from '#app/ui/phone-rail.ts'
import { ProductCard } from '#app/ui/product-card.tsx'
import type { ProductCardView } from '#app/ui/product-card.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { shown, still } from '#app/ui/still.tsx'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/home'
import { ExampleAnswer } from './example-answer.tsx'
import { exampleView } from './example-view.ts'
import { usualFits } from './usual-answers.server.ts'
import { EXAMPLE, othersThan } from './usual-needs.ts'
import styles from './home.css?url'

/** Keeps words that belong together on one line. */
const nbsp = '\u00a0'

/** How many well-rated products the home page shows. */
const FEATURED = 4

/** How many of the newest articles. */
const NEWS = 6

/** How many brands, those with most products first. */
const BRANDS = 12

const LatestNews = still('news', () =>
  import('#app/pages/blog/latest-news.tsx').then(({ LatestNews }) => LatestNews),
)

const NewsletterBlock = kept(
  later(() =>
    import('#app/pages/contact/newsletter-block.tsx').then(({ NewsletterBlock }) => NewsletterBlock),
  ),
)
const BrandBand = still('brands', () => import('./brand-band.tsx').then(({ BrandBand }) => BrandBand))
const BestBand = still('best', () => import('./best-band.tsx').then(({ BestBand }) => BestBand))
const WhyChooseUs = still('why', () => import('./why-choose-us.tsx').then(({ WhyChooseUs }) => WhyChooseUs))

/** How many of the questions that many people asked. */
const POPULAR = 3

export const links: Route.LinksFunction = () => [
  ARTICLE_CARD_STYLES,
  { rel: 'stylesheet', href: styles },
  PHONE_RAIL_STYLES,
]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Chọn điện máy vừa nhà, vừa túi tiền',
    description: SITE.description,
    path: '/',
  })
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, inDocument, shows } = context.get(requestContext)
  const [questions, popular, categories, featured, news, brands, reasons, example, fits] = await Promise.all([
    suggestedQuestions(db),
    popularQuestions(db, POPULAR),
    categoryCounts(db),
    bestRatedProducts(db, FEATURED),
    listArticles(db, { limit: NEWS }),
    brandCounts(db),
    usualReasons(db),
    exampleAnswer(db, EXAMPLE),
    usualFits(db),
  ])
  shows('products', 'reference', 'articles', 'questions')
  describePage(context, (siteUrl, site) => [website(siteUrl, site)])
  const now = Date.now()
  return {
    popular: othersThan(EXAMPLE, popular),
    questions: drawQuestions(othersThan(EXAMPLE, questions.length > 0 ? questions : FALLBACK_QUESTIONS)),
    categories: categories.map(pickerCategory),
    hero: heroPath,
    featured: featured.map((product) => productView(product, now)),
    news: shown(inDocument, { cards: news.map(cardView) }),
    brands: shown(inDocument, { brands: brands.slice(0, BRANDS) }),
    example: example ? exampleView(example, reasons) : null,
    best: shown(inDocument, { answers: fits.filter(({ question }) => question !== EXAMPLE) }),
    why: shown(inDocument, {}),
    hasDemo: featured.some(({ isDemo }) => isDemo),
  }
}

export default function HomePage({
  loaderData: { questions, popular, categories, featured, news, brands, hero, hasDemo, example, best, why },
}: Route.ComponentProps) {
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <section className="border-b border-line bg-stage">
        <Container className="home-opening">
          <div className="grid gap-2 lg:gap-4 lg:pt-6">
            <h1 className="text-[1.375rem] leading-tight font-semibold text-balance md:text-[2rem] lg:max-w-md lg:text-4xl">
              Chọn máy vừa{nbsp}nhà, vừa{nbsp}túi{nbsp}tiền
            </h1>
            <p className="max-w-text text-balance text-muted max-md:sr-only lg:text-lg">
              <span className="max-lg:sr-only">Cứ hỏi như hỏi người quen. </span>
              {keepUnits(
                `Cố vấn AI tính giúp cỡ máy, so ${total > 0 ? `${formatNumber(total)} máy` : 'các máy'} và ghi rõ giá lấy ở đâu, từ bao giờ.`,
              )}
            </p>
          </div>
          <HeroSearch initialQuestions={questions} popular={popular}>
            {example ? (
              <ExampleAnswer example={example} />
            ) : (
              <img
                src={hero}
                alt=""
                width={720}
                height={460}
                className="col-[2] row-[1/4] mx-auto w-full max-w-xl self-center max-lg:hidden"
              />
            )}
          </HeroSearch>
        </Container>
      </section>
      <Container className="grid grid-cols-1 gap-14 pt-6 pb-12">
        {categories.length > 0 && (
          <section aria-labelledby="categories" className="grid grid-cols-1 gap-4">
            <SectionHeading id="categories" title="Bạn cần mua gì?" />
            <Kinds categories={categories} />
          </section>
        )}
        <BestBand of={best} />
        {featured.length > 0 && (
          <section aria-labelledby="featured" className="when-near grid gap-4">
            <SectionHeading
              id="featured"
              title="Được chấm điểm cao"
              link={{ to: '/products', label: 'Xem tất cả sản phẩm' }}
            />
            <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
              {featured.map((product) => (
                <li key={product.id} className="grid">
                  <FeaturedCard product={product} />
                </li>
              ))}
            </ul>
            <DemoNote shown={hasDemo} />
          </section>
        )}
        <BrandBand of={brands} />
        <LatestNews of={news} />
        <WhyChooseUs of={why} />
        <NewsletterBlock />
      </Container>
    </>
  )
}

const Kinds = kept(function Kinds({ categories }: { categories: readonly PickerCategory[] }) {
  return (
    <CategoryPicker
      categories={categories}
      chosen={null}
      href={(slug) => `/products${slug && `?category=${slug}`}`}
    />
  )
})

const FeaturedCard = kept(function FeaturedCard({ product }: { product: ProductCardView }) {
  return <ProductCard product={product} />
})
