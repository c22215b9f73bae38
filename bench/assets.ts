import { gzipSync } from 'node:zlib'

/** What a page loads before anybody touches it: KB after gzip for scripts and styles, KB as they are for fonts. */
export type AssetFigures = {
  page: string
  scripts: number
  scriptKb: number
  styleKb: number
  fonts: number
  fontKb: number
}

/** The files of a page by their use. */
export type PageFiles = { scripts: string[]; styles: string[]; fonts: string[] }

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** Reads which files a page's HTML asks for: scripts, preloaded modules, imports of inline modules, styles, preloaded fonts. */
export function filesIn(html: string): PageFiles {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => ({
    rel: attribute(tag, 'rel'),
    href: attribute(tag, 'href') ?? '',
    as: attribute(tag, 'as'),
  }))
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].flatMap(([tag]) => attribute(tag, 'src') ?? [])
  const inline = [...html.matchAll(/<script\b[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
    ([, code = '']) =>
      [...code.matchAll(/\b(?:import|from)\s*\(?\s*"([^"]+\.js)"/g)].map(([, file = '']) => file),
  )
  const preloaded = links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href)
  return {
    scripts: [...new Set([...scripts, ...preloaded, ...inline])],
    styles: [...new Set(links.filter(({ rel }) => rel === 'stylesheet').map(({ href }) => href))],
    fonts: [
      ...new Set(links.filter(({ rel, as }) => rel === 'preload' && as === 'font').map(({ href }) => href)),
    ],
  }
}

/** The font files that a style sheet may ask for, as absolute addresses. */
export function fontsIn(css: string, base: string): string[] {
  return [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(
    ([, file = '']) => new URL(file, base).href,
  )
}

/** The modules that a script imports at once, as absolute addresses; those behind `import()` wait for a reason. */
export function importsIn(code: string, base: string): string[] {
  const statics = /(?:^|[;}\n])\s*(?:import|export)(?:[\w$*{}\s,]+from)?\s*["']([^"']+\.js)["']/g
  return [...code.matchAll(statics)].map(([, file = '']) => new URL(file, base).href)
}

const kb = (bytes: number) => Math.round(bytes / 102.4) / 10

type Load = (url: string) => Promise<Buffer>

/** Adds up what each page of a running site loads. `pages` are paths. */
export async function measureAssets(site: string, pages: readonly string[]): Promise<AssetFigures[]> {
  const bodies = new Map<string, Promise<Buffer>>()
  const load: Load = (url) => {
    const known =
      bodies.get(url) ?? fetch(url).then(async (answer) => Buffer.from(await answer.arrayBuffer()))
    bodies.set(url, known)
    return known
  }
  const figures: AssetFigures[] = []
  for (const page of pages) {
    const answer = await fetch(site + page)
    if (!answer.ok) throw new Error(`${page} answered ${answer.status}`)
    const files = filesIn(await answer.text())
    const absolute = (list: string[]) => list.map((file) => new URL(file, site).href)
    const scripts = await withImports(absolute(files.scripts), load)
    const styles = absolute(files.styles)
    const named = await Promise.all(styles.map(async (file) => fontsIn((await load(file)).toString(), file)))
    const fonts = [...new Set([...absolute(files.fonts), ...named.flat()])]
    figures.push({
      page,
      scripts: scripts.length,
      scriptKb: await sizeOf(scripts, load, (body) => gzipSync(body, { level: 9 }).length),
      styleKb: await sizeOf(styles, load, (body) => gzipSync(body, { level: 9 }).length),
      fonts: fonts.length,
      fontKb: await sizeOf(fonts, load, (body) => body.length),
    })
  }
  return figures
}

/** The scripts and everything they import, theirs included, each once. */
async function withImports(scripts: readonly string[], load: Load): Promise<string[]> {
  const all = new Set(scripts)
  for (const script of all)
    for (const file of importsIn((await load(script)).toString(), script)) all.add(file)
  return [...all]
}

async function sizeOf(
  files: readonly string[],
  load: Load,
  measure: (body: Buffer) => number,
): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => measure(await load(file))))
  return kb(sizes.reduce((sum, size) => sum + size, 0))
}
