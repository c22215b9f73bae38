import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { blogCategories } from '#app/domain/blog/queries/taxonomy.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { Container } from '#app/ui/container.tsx'
import { kept } from '#app/ui/kept.tsx'
import { later } from '#app/ui/later.tsx'
import { mendPictures } from '#app/ui/mend-pictures.ts'
import { PHONE_RAIL_STYLES } from '#app/ui/phone-rail.ts'
import type { Route } from './+types/layout'
import { FEED_LINK } from './feed-link.ts'
import { ARTICLE_CARD_STYLES, BLOG_LIST_STYLES } from './styles.ts'

const BlogSidebar = kept(
  later(() => import('./blog-sidebar.tsx').then(({ BlogSidebar }) => BlogSidebar)),
  useAddress,
)

/** The category that is read is marked. */
function useAddress() {
  const { pathname, search } = useLocation()
  return { pathname, search }
}

export const links: Route.LinksFunction = () => [
  FEED_LINK,
  ARTICLE_CARD_STYLES,
  BLOG_LIST_STYLES,
  PHONE_RAIL_STYLES,
]

export async function loader({ context }: Route.LoaderArgs) {
  const { db, keep } = context.get(requestContext)
  const { data: categories } = await keep('blog categories', async (names) => {
    names('articles')
    return (await blogCategories(db)).map(({ name, slug }) => ({ name, slug }))
  })
  return { categories }
}

/** The categories do not change while a page is open. */
export const shouldRevalidate = () => false

export default function BlogLayout({ loaderData: { categories } }: Route.ComponentProps) {
  useEffect(() => mendPictures(), [])
  return (
    <Container className="grid grid-cols-1 items-start gap-x-8 gap-y-6 py-4 md:py-6 lg:grid-cols-[13.5rem_1fr]">
      <BlogSidebar categories={categories} />
      <div className="grid min-w-0 grid-cols-1 gap-10 has-[#results]:gap-5 md:gap-12">
        <Outlet />
      </div>
    </Container>
  )
}
