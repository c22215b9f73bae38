import { useContext } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { showcaseBrands } from './domain/catalogue/queries/showcase-brands.server.ts'
import { requestContext } from './edge/context.server.ts'
import { leadOn } from './edge/moved-pages.server.ts'
import { FOOTER_COLUMNS, MENU_LINKS, NAVIGATION } from './edge/navigation.ts'
import { Nonce } from './edge/nonce.ts'
import { JsonLd } from './edge/structured-data/json-ld.tsx'
import { useSite } from './edge/use-site.ts'
import { CompareBarSlot } from './pages/compare/compare-bar-slot.tsx'
import { HeaderSearch, useSearchedList } from './pages/products/header-search.tsx'
import { WishlistLink } from './pages/products/wishlist-link.tsx'
import regularFont from './ui/fonts/be-vietnam-pro-400.woff2?url'
import boldFont from './ui/fonts/be-vietnam-pro-700.woff2?url'
import { keepPresses } from './ui/keep-presses.ts'
import { kept } from './ui/kept.tsx'
import { later } from './ui/later.tsx'
import { CodeMissing } from './ui/shell/code-missing.tsx'
import { Header } from './ui/shell/header.tsx'
import { RouteProgress } from './ui/shell/route-progress.tsx'
import { ServerError } from './ui/shell/server-error.tsx'
import { SkipLink } from './ui/skip-link.tsx'
import { themeScript } from './ui/theme.ts'
import { firstToast } from './ui/toast-store.ts'
import { useSlowNavigation } from './ui/use-slow-navigation.ts'
import { chosenLanguage } from './vietnamese/say.ts'
import styles from './root.css?url'

const Arrival = later(() => import('./ui/shell/arrival.tsx').then(({ Arrival }) => Arrival))
const BrandMenu = later(() => import('./ui/shell/brand-menu.tsx').then(({ BrandMenu }) => BrandMenu))
const Footer = kept(later(() => import('./ui/shell/footer.tsx').then(({ Footer }) => Footer)))
const Denied = later(() => import('./panel/parts/denied.tsx').then(({ Denied }) => Denied))
const NotFound = later(() => import('./ui/shell/not-found.tsx').then(({ NotFound }) => NotFound))
const ToastRegion = later(() => import('./ui/toast.tsx').then(({ ToastRegion }) => ToastRegion), firstToast)

/** What a page may say about the frame around it: `export const handle: PageHandle = { footer: false }`; `bare` brings its own. */
export type PageHandle = { footer?: boolean; bare?: boolean }

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: regularFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: boldFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** Runs before the first paint. Only the server writes it: in the browser it has run. */
const HEAD_SCRIPT = import.meta.env.SSR ? `${themeScript};(${keepPresses.toString()})()` : ''

/** Every request passes here, whatever answers it. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, pattern }, next) => {
    context.get(requestContext).watch.matched(pattern.startsWith('/') ? pattern : `/${pattern}`)
    return next()
  },
  async ({ context, request, url }, next) => {
    const response = await next()
    if (response instanceof Response)
      await leadOn(request, { path: url.pathname, status: response.status }, context.get(requestContext))
    return response
  },
]

/** The site's own address, for canonical links, who runs it, and the brands of the menu where there is one. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, siteUrl, site, keep } = context.get(requestContext)
  if (!site.showBrandMenu) return { siteUrl, site, brandMenu: [] }
  const { data: brandMenu } = await keep('brand menu', (names) => {
    names('products', 'reference')
    return showcaseBrands(db)
  })
  return { siteUrl, site, brandMenu }
}

/** Neither changes while a page is open. */
export const shouldRevalidate = () => false

const PageScripts = kept(Scripts, import.meta.env.SSR ? useScriptsPlace : undefined)

/** What the scripts of a page go by: its routes, and those of the addresses above it, which it can lead to without asking. */
function useScriptsPlace() {
  const { pathname } = useLocation()
  return { routes: useMatches().map(({ id }) => id), above: pathname.split('/').filter(Boolean).slice(0, -1) }
}

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = useContext(Nonce)
  const inPanel = useLocation().pathname.startsWith('/admin')
  return (
    <html lang={(inPanel && chosenLanguage()) || 'vi'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <Meta />
        {/* Styles are files of our own, allowed without one: in the browser there is no nonce to draw again. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <Arrival />
        <CodeMissing />
        <JsonLd />
        <ScrollRestoration nonce={nonce} />
        <PageScripts nonce={nonce} />
      </body>
    </html>
  )
}

type HeaderBrands = Awaited<ReturnType<typeof loader>>['brandMenu']

const SiteHeader = kept(
  function SiteHeader({ brands }: { brands: HeaderBrands }) {
    return (
      <Header
        name={useSite().name}
        navigation={NAVIGATION}
        menu={MENU_LINKS}
        search={<HeaderSearch />}
        actions={<WishlistLink />}
        {...(brands.length > 0 ? { extra: { before: '/blog', item: <BrandMenu brands={brands} /> } } : {})}
      />
    )
  },
  import.meta.env.SSR ? useHeaderPlace : undefined,
)

/** What the header goes by: the page that is marked in it, and the list that its search goes through. */
function useHeaderPlace() {
  return { pathname: useLocation().pathname, list: useSearchedList() }
}

/** Pages with something else at their foot, or that are the comparison. */
const WITHOUT_COMPARE_BAR = new Set(['/so-sanh', '/chat'])

function Shell({ children, footer = true }: { children: React.ReactNode; footer?: boolean }) {
  const { pathname } = useLocation()
  const { name, contact, madeBy } = useSite()
  const brands = useRouteLoaderData<typeof loader>('root')?.brandMenu ?? []
  return (
    <>
      <SkipLink />
      <RouteProgress />
      <SiteHeader brands={brands} />
      <main id="noi-dung" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      {footer && <Footer name={name} contact={contact} madeBy={madeBy} columns={FOOTER_COLUMNS} />}
      {!WITHOUT_COMPARE_BAR.has(pathname) && <CompareBarSlot />}
      <ToastRegion />
    </>
  )
}

/** The frame of pages that bring their own header and main part. */
function BareShell({ children }: { children: React.ReactNode }) {
  return (
    <>
      <SkipLink />
      <RouteProgress />
      {children}
      <ToastRegion />
    </>
  )
}

export default function App() {
  const matches = useMatches()
  const handle = matches.at(-1)?.handle as PageHandle | undefined
  const isBare = matches.some((match) => (match.handle as PageHandle | undefined)?.bare)
  const waiting = useSlowNavigation('/products/')
  if (isBare)
    return (
      <BareShell>
        <Outlet />
      </BareShell>
    )
  return (
    <Shell footer={handle?.footer ?? true}>
      {waiting && <output className="product-skeleton">Đang tải...</output>}
      <div className={waiting ? 'hidden' : 'contents'}>
        <Outlet />
      </div>
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const missing = status === 404
  const { name } = useSite()
  return (
    <Shell>
      <title>{missing ? `Trang không tồn tại | ${name}` : `Có lỗi xảy ra | ${name}`}</title>
      {missing ? <NotFound /> : status === 403 ? <Denied /> : <ServerError />}
    </Shell>
  )
}
