import { Marked } from 'marked'
import type { Tokens } from 'marked'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const pictureOf = ({ href, text }: Tokens.Image) => `<img src="${escaped(href)}" alt="${escaped(text)}">`

/** A picture on a line of its own is a figure; its title is the caption. */
function figure(token: Tokens.Image): string {
  const caption = token.title ? `<figcaption>${escaped(token.title)}</figcaption>` : ''
  return `<figure>${pictureOf(token)}${caption}</figure>`
}

const marked = new Marked({
  gfm: true,
  renderer: {
    paragraph({ tokens }) {
      const said = tokens.filter(({ type, raw }) => type !== 'br' && raw.trim() !== '')
      const pictures = said.filter((token): token is Tokens.Image => token.type === 'image')
      if (pictures.length > 0 && pictures.length === said.length) return pictures.map(figure).join('')
      return `<p>${this.parser.parseInline(tokens)}</p>`
    },
    image: pictureOf,
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    code: ({ text, lang }) => {
      const language = /^[\w+#.-]+/.exec(lang ?? '')?.[0].toLowerCase()
      return `<pre${language ? ` data-language="${escaped(language)}"` : ''}><code>${escaped(text)}</code></pre>`
    },
  },
})

/** Markdown (GitHub's) as HTML that is not yet clean. */
export const markdownHtml = (text: string): string => marked.parse(text, { async: false })
