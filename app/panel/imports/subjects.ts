import { ARTICLE_COLUMNS, EXPORTED_COLUMNS } from '#app/domain/imports/articles/article-columns.ts'
import type { DuplicateStrategy } from '#app/domain/imports/import-subject.ts'

export type SubjectName = 'articles' | 'products'

/** What the screens of imports say of a subject, and where these are. */
export type SubjectText = {
  list: string
  screen: string
  /** Every row as a file that comes back; a template has the header alone. */
  exports: string
  template: string | null
  name: string
  title: string
  text: string
  back: string
  toList: string
  one: string
  many: string
  key: string
  duplicates: string
  exists: string
  hints: Readonly<Record<DuplicateStrategy, string>>
  done: Readonly<Record<DuplicateStrategy, string>>
  clearHint: string
  /** What fetching the pictures of a file means; null where its pictures stay where they are. */
  pictures: string | null
  required: readonly string[]
  optional: readonly string[]
  about: string
}

/** The columns of the specification: not the names that stand for an id, the slug, nor what other sites say. */
const named = ARTICLE_COLUMNS.filter(
  ({ name }) => EXPORTED_COLUMNS.includes(name) && name !== 'slug' && name !== 'published_at',
)

export const SUBJECTS: Readonly<Record<SubjectName, SubjectText>> = {
  articles: {
    list: '/admin/articles',
    screen: '/admin/articles/import',
    exports: '/api/v1/exports/articles.csv',
    template: null,
    name: 'Articles',
    title: 'Import Articles',
    text: 'Import articles from CSV file',
    back: 'Back to articles',
    toList: 'Back to Articles',
    one: 'article',
    many: 'articles',
    key: 'Slug',
    duplicates: 'Duplicate Slug Handling',
    exists: 'This slug exists already',
    hints: {
      skip: 'Rows whose slug exists are left out.',
      overwrite: 'Articles that exist are updated in place.',
      rename: 'A number is added to the slug: -1, -2…',
    },
    done: {
      skip: 'Skipped articles with existing slugs',
      overwrite: 'Overwrote existing articles',
      rename: 'Auto-renamed duplicate slugs',
    },
    clearHint: 'A blank cell empties the field; a blank status makes a draft.',
    pictures: null,
    required: named.filter(({ required }) => required).map(({ name }) => name),
    optional: named.filter(({ required }) => !required).map(({ name }) => name),
    about:
      'Categories and authors may also stand by name, slug or e-mail (category, category_slug, author, author_slug, author_email); those that are not here yet can be made in the next step. Vietnamese headers such as ‘Tiêu đề’ and ‘Nội dung’ are understood, and so are published_at (Post Date) and old_address (Permalink), which becomes a redirect. A WordPress export (XML) or a Ghost export (JSON) of up to 200 MB is taken as it is.',
  },
  products: {
    list: '/admin/products',
    screen: '/admin/products/import',
    exports: '/api/v1/exports/products.csv',
    template: '/api/v1/exports/template.csv?subject=products',
    name: 'Products',
    title: 'Import Products',
    text: 'Import products, specifications and prices from a file of up to 200 MB',
    back: 'Back to products',
    toList: 'Back to Products',
    one: 'product',
    many: 'products',
    key: 'Product',
    duplicates: 'Products That Exist',
    exists: 'This product exists already',
    hints: {
      skip: 'Rows of products that exist are left out.',
      overwrite: 'Products that exist are updated in place; prices seen are added, none is changed.',
      rename: 'A new product is made, with a number behind its source key: -1, -2…',
    },
    done: {
      skip: 'Skipped products that exist',
      overwrite: 'Updated products that exist',
      rename: 'Made new products beside those that exist',
    },
    clearHint: 'A blank cell empties the field; title, category and prices seen always stay.',
    pictures:
      'Each is copied into your picture library behind the import, decoded and encoded anew. Without this visitors’ browsers load them from where they are.',
    required: ['title (or id, source_key, model)', 'category (for a new product)'],
    optional: [
      'gtin',
      'brand',
      'sub_category',
      'release_year',
      'description',
      'lowest_price',
      'manufacturer_price',
      'rumored_price',
      'price',
      'image',
      'images',
      'specifications',
      'prices',
      'shop',
      'shop_price',
      'shop_list_price',
      'shop_url',
      'seen_on',
      'price_source',
      'attr:KEY',
      'spec:Group/Name',
    ],
    about:
      'A row finds its product by id or source_key, then by barcode (gtin), brand with model, and title; what is not sure waits for you, side by side. Columns are known by their names, in Vietnamese or English, and by what stands in them; categories and brands of the file’s own are matched in the next step. Specifications may be JSON, ‘name: value’ lines, or ‘group | name | value’ lines.',
  },
}
