import { tool } from 'ai'
import type { ToolSet } from 'ai'
import { z } from 'zod'
import { KINDS, presentKinds } from '#app/kinds/kind.ts'
import { named } from '../answer-question.ts'
import type { Catalogue } from '../catalogue.ts'
import { size } from '../sizing/size.ts'
import { addProduct } from '../verify/grounds.ts'
import type { Grounds } from '../verify/grounds.ts'
import { addFact } from '../verify/quoted.ts'
import { comparisonTable } from '../write/compare.ts'
import type { Article } from '../write/explain.ts'
import { asData, productAsData } from './prompt.ts'

/** What the tools read from; nothing here writes. */
export type ToolParts = {
  catalogue: Catalogue
  findArticles: (words: string) => Promise<Article[]>
}

/** Most rows a tool gives at once, and most products all tools together may bring into one answer. */
const MAX_ROWS = 5
const MAX_PRODUCTS = 15

const id = z.number().int().min(1).max(2_147_483_647)
const vnd = z.number().int().min(0).max(10_000_000_000)

/** The read-only tools a model may call. What a tool gives becomes evidence: the text may speak of it. */
export function toolsOver({ catalogue, findArticles }: ToolParts, grounds: Grounds): ToolSet {
  const show = async (query: Parameters<Catalogue['find']>[0]) => {
    if (grounds.products.length >= MAX_PRODUCTS) return []
    const found = await catalogue.find(query)
    const shown = await named(found, catalogue)
    for (const { candidate, priceSource } of shown)
      addProduct(grounds, candidate, priceSource ? [priceSource] : [])
    return shown
  }
  return {
    tim_san_pham: tool({
      description: 'Tìm sản phẩm trong dữ liệu theo loại, hãng, khoảng giá (đồng) hoặc từ khóa',
      inputSchema: z.object({
        loai: z.enum(presentKinds()).optional(),
        hang: z.string().max(40).optional(),
        gia_tu: vnd.optional(),
        gia_den: vnd.optional(),
        tu_khoa: z.string().max(80).optional(),
      }),
      execute: async ({ loai, hang, gia_tu: min, gia_den: max, tu_khoa: text }) => {
        const price = min === undefined && max === undefined ? undefined : { min, max }
        const query = { kinds: loai && [loai], brands: hang === undefined ? undefined : [hang], price, text }
        return (await show({ ...query, limit: MAX_ROWS })).map(productAsData)
      },
    }),
    xem_san_pham: tool({
      description: 'Xem một sản phẩm theo id',
      inputSchema: z.object({ id }),
      execute: async ({ id }) => (await show({ ids: [id], limit: 1 })).map(productAsData),
    }),
    so_sanh: tool({
      description: 'So sánh hai đến bốn sản phẩm theo id: bảng các thông số khác nhau',
      inputSchema: z.object({ ids: z.array(id).min(2).max(4) }),
      execute: async ({ ids }) => {
        const found = await show({ ids, limit: 4 })
        const { columns, rows } = comparisonTable(
          found.map(({ candidate }) => candidate),
          found.flatMap(({ priceSource }) => priceSource ?? []),
        )
        return {
          cot: columns.map(({ title }) => asData(title)),
          dong: rows.map((row) => row.map((cell) => asData(cell))),
        }
      },
    }),
    tim_bai_viet: tool({
      description: 'Tìm bài viết tư vấn theo từ khóa',
      inputSchema: z.object({ tu_khoa: z.string().min(2).max(80) }),
      execute: async ({ tu_khoa: words }) => {
        const found = await findArticles(words)
        for (const { title, excerpt } of found) addFact(grounds, `${title}. ${excerpt}`)
        return found.map(({ title, excerpt }) => ({ tieu_de: asData(title), tom_tat: asData(excerpt, 400) }))
      },
    }),
    tinh_co: tool({
      description: 'Tính cỡ máy hợp với nhà: số người, diện tích phòng (m²) hoặc khoảng cách ngồi xem (m)',
      inputSchema: z.object({
        loai: z.enum(KINDS),
        so_nguoi: z.number().int().min(1).max(50).optional(),
        phong_m2: z.number().min(1).max(500).optional(),
        cach_m: z.number().min(0.5).max(20).optional(),
      }),
      execute: async ({ loai, so_nguoi: people, phong_m2: roomM2, cach_m: distanceM }) => {
        const facts = {
          ...(people === undefined ? {} : { people }),
          ...(roomM2 === undefined ? {} : { roomM2 }),
          ...(distanceM === undefined ? {} : { distanceM }),
        }
        const advice = size(loai, facts, await catalogue.sizingRules())
        if (advice) addFact(grounds, advice.sentence)
        return { quy_tac: advice?.sentence ?? 'chưa có quy tắc cho loại này' }
      },
    }),
  }
}
