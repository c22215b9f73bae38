import type { Use } from '../understand/need.ts'
import type { AttributeRange, SizeAdvice, SizeGuideRow, SizingFacts, Source } from './rule.ts'

/** What a laptop for some uses should have at least. */
interface LaptopRule {
  uses: readonly Use[]
  label: string
  ramGb: number
  storageGb: number
  srgbPercent?: number
  discreteGpu?: boolean
  because: string
}

/** macOS runs study and office work with this much. */
const MACBOOK_FLOOR = { ramGb: 8, storageGb: 256 }

/** The most demanding use first: the first line that fits a need is its rule. */
const LAPTOP_RULES: readonly LaptopRule[] = [
  {
    uses: ['cad', 'video', 'gaming', 'livestream'],
    label: 'Game, dựng phim, CAD/3D',
    ramGb: 16,
    storageGb: 512,
    discreteGpu: true,
    because: 'game, dựng phim và 3D sống nhờ card đồ họa rời',
  },
  {
    uses: ['graphics'],
    label: 'Đồ họa, chỉnh ảnh',
    ramGb: 16,
    storageGb: 512,
    srgbPercent: 100,
    because: 'làm hình thì màn hình 100 % sRGB quan trọng trước tiên',
  },
  {
    uses: ['programming'],
    label: 'Lập trình',
    ramGb: 16,
    storageGb: 512,
    because: 'lập trình mở cùng lúc nhiều công cụ nên RAM không được ít hơn',
  },
  {
    uses: ['study', 'office', 'student', 'movies'],
    label: 'Học tập, văn phòng',
    ramGb: 16,
    storageGb: 512,
    because: `đây là mức sàn năm 2026 để máy dùng được lâu, riêng MacBook có thể ${MACBOOK_FLOOR.ramGb} GB/${MACBOOK_FLOOR.storageGb} GB`,
  },
]

const SOURCE: Source = { title: 'Cấu hình laptop nên mua năm 2026', publisher: 'VietTimes', year: 2026 }

/** The memory a laptop should have for its uses; null when no use is known. */
export function sizeLaptop({ uses = [], brands = [] }: SizingFacts): SizeAdvice | null {
  const found = LAPTOP_RULES.find((candidate) => candidate.uses.some((use) => uses.includes(use)))
  if (found === undefined) return null
  const isMacBook = found === LAPTOP_RULES.at(-1) && brands.length === 1 && brands[0] === 'Apple'
  const rule = isMacBook ? { ...found, ...MACBOOK_FLOOR } : found
  const atLeast = (attribute: string, min: number): AttributeRange => ({
    attribute,
    min,
    ideal: min,
    max: null,
  })
  const alsoNeeds = [atLeast('storage_gb', rule.storageGb)]
  if (rule.srgbPercent !== undefined) alsoNeeds.push(atLeast('srgb_percent', rule.srgbPercent))
  if (rule.discreteGpu === true) alsoNeeds.push(atLeast('gpu_discrete', 1))
  return {
    ...atLeast('ram_gb', rule.ramGb),
    kind: 'laptop',
    unit: 'GB',
    sentence: `${rule.label}: nên có từ ${rule.ramGb} GB RAM và SSD ${rule.storageGb} GB; ${rule.because}.`,
    ruleId: 'laptop-by-use',
    source: SOURCE,
    asOf: '2026-02-01',
    alsoNeeds,
  }
}

/** Memory by use, as lines of a guide. */
export function laptopGuide(): SizeGuideRow[] {
  return LAPTOP_RULES.map(({ label, ramGb }) => ({
    label,
    attribute: 'ram_gb',
    min: ramGb,
    max: null,
    unit: 'GB',
  }))
}
