import { readFileSync } from 'node:fs'
import { ownFile } from '../own-file.ts'
import type { DemoAuthor } from './types.ts'

/** A section of the blog, with the names of its subsections in their order. */
export type DemoSection = {
  slug: string
  name: string
  description: string
  /** The name of a Lucide icon. */
  icon: string
  order: number
  subcategories: string[]
}

/** `color` is a hex colour that white letters can be read on. */
export type DemoTag = { slug: string; name: string; description: string; color: string }

/** An article as index.json lists it; people and subjects are named by slug, a subsection by its name. */
export type DemoArticleEntry = {
  slug: string
  title: string
  excerpt: string
  category: string
  subcategory: string | null
  author: string
  tags: string[]
  isFeatured: boolean
  /** ISO 8601 in Vietnamese time. */
  publishedOn: string
  /** The same of when its figures were put together, where that was later. */
  revisedOn?: string
  metaTitle: string
  metaDescription: string
  /** The kind of product the article's illustration shows. */
  imageTopic: string
  /** The figures that it draws beside the product, and what they are of: '280-366-550-lit'. */
  imageFigures?: string
  imageAlt: string
}

/** `content` is the body's HTML; `<div data-product-id="N"></div>` in it stands for the card of product N. */
export type DemoArticle = DemoArticleEntry & { content: string }

/** Everything under articles/, as committed. */
export type DemoBlog = {
  sections: DemoSection[]
  tags: DemoTag[]
  authors: DemoAuthor[]
  /** Oldest first. */
  articles: DemoArticle[]
}

const read = (name: string) => readFileSync(ownFile(`demo/articles/${name}`), 'utf8')

/** The committed articles with their sections, tags and desks. Their shape is what the articles' test holds. */
export function readArticles(): DemoBlog {
  const people: { categories: DemoSection[]; tags: DemoTag[]; authors: DemoAuthor[] } = JSON.parse(
    read('people.json'),
  )
  const entries: DemoArticleEntry[] = JSON.parse(read('index.json'))
  return {
    sections: people.categories,
    tags: people.tags,
    authors: people.authors,
    articles: entries.map((entry) => ({ ...entry, content: read(`${entry.slug}.html`) })),
  }
}
