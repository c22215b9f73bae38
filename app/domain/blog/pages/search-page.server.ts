import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Db } from '#db/client.ts'
import type { CardView } from '../card-view.ts'
import { cardView } from '../card-view.ts'
import type { TextPiece } from '../highlight.ts'
import { highlight, searchedIn, snippet } from '../highlight.ts'
import type { Searched } from '../highlight.ts'
import { searchPath } from '../paths.ts'
import { searchArticles } from '../queries/search-articles.server.ts'
import { MOST_RESULT_PAGES } from '../schema.ts'
import { whyFound } from '../why-found.ts'

const PAGE_SIZE = 8

/** What was cut out of articles, some hundred bytes each, by what it was cut from: a text is folded once a search, whatever else changes. */
const snippets = new LRUCache<string, string>({ max: 2_000 })

function keptSnippet(excerpt: string, content: string, searched: Searched): string {
  const says = JSON.stringify([searched.map(({ source }) => source), excerpt, content])
  const key = hash('sha1', says, 'base64url')
  const text = snippets.get(key) ?? snippet(excerpt, content, searched)
  snippets.set(key, text)
  return text
}

/** A found article: its card, with what was searched marked in title and text. */
export type Hit = { card: CardView; title: TextPiece[]; text: TextPiece[]; why: string | null }

type Search = { q: string; category: number | undefined; page: number }

/** The results of a search, those of all pages up to the one asked for; nothing for a search that asks for nothing. */
export async function searchPage(db: Db, { q, category, page }: Search) {
  const asksNothing = q === '' && category === undefined
  const { articles, total } = asksNothing
    ? { articles: [], total: 0 }
    : await searchArticles(db, { text: q, categoryId: category, limit: page * PAGE_SIZE })
  const searched = searchedIn(q)
  const hits = articles.map((article): Hit => {
    const card = cardView(article)
    const text = keptSnippet(card.excerpt, article.contentText, searched)
    const found = { title: highlight(card.title, searched), text: highlight(text, searched) }
    return { card, ...found, why: q === '' ? null : whyFound(q, found, card) }
  })
  const hasMore = hits.length < total && page < MOST_RESULT_PAGES
  return {
    q,
    category,
    asksNothing,
    hits,
    total,
    more: hasMore ? searchPath({ text: q, categoryId: category, page: page + 1 }) : null,
  }
}
