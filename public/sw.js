/*
 * Without a line: the page that says so, and the articles read last. Everything else goes to the network as if this were
 * not here; nothing that is not public is ever kept.
 */
const PAGES = 'pages-1'
const FILES = 'files-1'
const OFFLINE = '/ngoai-tuyen'
const MOST_ARTICLES = 20
const MOST_FILES = 150

/** Paths under /blog/ that are no article. */
const NO_ARTICLE =
  /^\/blog\/(?:search|tag\/|tac-gia\/|chuyen-muc\/|tin-dien-may|tu-van|tren-tay|ri-viu|meo-vat|khuyen-mai)/

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(event))
})

async function keepOfflinePage() {
  const pages = await caches.open(PAGES)
  const response = await fetch(OFFLINE, { cache: 'reload' })
  if (!response.ok) return
  const html = await response.clone().text()
  await pages.put(OFFLINE, response)
  const files = await caches.open(FILES)
  await Promise.all(
    [...new Set(html.match(/\/assets\/[\w.-]+/g))].map((path) => files.add(path).catch(() => undefined)),
  )
}

async function forgetOldCaches() {
  const known = [PAGES, FILES]
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !known.includes(name)).map((name) => caches.delete(name)))
}

/** The network's page; of articles a copy is kept. Without a line the copy, or the page that says so. */
async function page(event, pathname) {
  try {
    const response = await fetch(event.request)
    if (response.ok && !response.redirected && isArticle(pathname)) {
      event.waitUntil(keep(PAGES, pathname, response.clone(), MOST_ARTICLES + 1))
    }
    return response
  } catch {
    const pages = await caches.open(PAGES)
    return (isArticle(pathname) && (await pages.match(pathname))) || offlinePage(pages)
  }
}

const isArticle = (pathname) => /^\/blog\/(?:bai-viet\/)?[^/]+$/.test(pathname) && !NO_ARTICLE.test(pathname)

/** A built file never changes under its name. */
async function file(event) {
  const files = await caches.open(FILES)
  const kept = await files.match(event.request)
  if (kept) return kept
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(keep(FILES, event.request.url, response.clone(), MOST_FILES))
  return response
}

/** Keeps a copy under a name; the oldest give way. */
async function keep(name, key, response, most) {
  const cache = await caches.open(name)
  await cache.delete(key)
  await cache.put(key, response)
  const keys = await cache.keys()
  const old = keys
    .filter((request) => new URL(request.url).pathname !== OFFLINE)
    .slice(0, Math.max(0, keys.length - most))
  await Promise.all(old.map((request) => cache.delete(request)))
}

/** The kept page with the list of what can still be read. */
async function offlinePage(pages) {
  const kept = await pages.match(OFFLINE)
  if (!kept) return Response.error()
  const html = await kept.text()
  const links = await articleLinks(pages)
  const list = links.length > 0 ? `<h2>Bài bạn đọc gần đây</h2><ul>${links.join('')}</ul>` : ''
  return new Response(
    withoutScripts(html).replace(
      /(<div id="da-doc"[^>]*>)(<\/div>)/,
      (_, open, close) => open + list + close,
    ),
    { status: 503, headers: kept.headers },
  )
}

/** The site's code would find itself at an address that is not this page's. The first script alone only sets the theme. */
function withoutScripts(html) {
  let first = true
  return html.replace(/<script[\s\S]*?<\/script>/g, (script) => {
    const kept = first ? script : ''
    first = false
    return kept
  })
}

async function articleLinks(pages) {
  const keys = (await pages.keys()).map((request) => new URL(request.url).pathname).filter(isArticle)
  const links = await Promise.all(
    keys.reverse().map(async (path) => {
      const response = await pages.match(path)
      const title = /<title>([^<]*)<\/title>/.exec(response ? await response.text() : '')?.[1]
      return title ? `<li><a href="${path}">${title.replace(/ \| [^|]*$/, '')}</a></li>` : ''
    }),
  )
  return links.filter(Boolean)
}
