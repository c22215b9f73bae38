/** What a search box suggests for what is typed: categories and brands with their counts, and the likeliest products. */
export type Suggestions = {
  categories: { name: string; slug: string; count: number }[]
  brands: { name: string; slug: string; count: number }[]
  /** `price` as it is shown, `seen` where and when; `picture` is an address. */
  products: { id: number; title: string; price: string; seen: string | null; picture: string }[]
}
