import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Use } from '../understand/need.ts'
import type { AttributeRange, SizeAdvice, SizeGuideRow, SizingFacts, Source, Sourced } from './rule.ts'

/** Memory in GB and the share of sRGB in percent that a laptop should have at least, by what it is for. */
export type LaptopRule = Sourced & {
  heavyRam: number
  heavyStorage: number
  graphicsRam: number
  graphicsStorage: number
  graphicsSrgb: number
  codingRam: number
  codingStorage: number
  studyRam: number
  studyStorage: number
  /** macOS runs study and office work with this much. */
  macbookRam: number
  macbookStorage: number
}

/** What a laptop for some uses should have at least. */
interface UseLine {
  uses: readonly Use[]
  label: string
  ramGb: number
  storageGb: number
  srgbPercent?: number
  discreteGpu?: boolean
  because: string
}

/** The most demanding use first: the first line that fits a need is its rule. */
function linesOf(rule: LaptopRule): UseLine[] {
  return [
    {
      uses: ['cad', 'video', 'gaming', 'livestream'],
      label: 'Game, dựng phim, CAD/3D',
      ramGb: rule.heavyRam,
      storageGb: rule.heavyStorage,
      discreteGpu: true,
      because: 'game, dựng phim và 3D sống nhờ card đồ họa rời',
    },
    {
      uses: ['graphics'],
      label: 'Đồ họa, chỉnh ảnh',
      ramGb: rule.graphicsRam,
      storageGb: rule.graphicsStorage,
      srgbPercent: rule.graphicsSrgb,
      because: `làm hình thì màn hình ${formatNumber(rule.graphicsSrgb)} % sRGB quan trọng trước tiên`,
    },
    {
      uses: ['programming'],
      label: 'Lập trình',
      ramGb: rule.codingRam,
      storageGb: rule.codingStorage,
      because: 'lập trình mở cùng lúc nhiều công cụ nên RAM không được ít hơn',
    },
    {
      uses: ['study', 'office', 'student', 'movies'],
      label: 'Học tập, văn phòng',
      ramGb: rule.studyRam,
      storageGb: rule.studyStorage,
      because: `đây là mức sàn năm ${rule.asOf.slice(0, 4)} để máy dùng được lâu, riêng MacBook có thể ${rule.macbookRam} GB/${rule.macbookStorage} GB`,
    },
  ]
}

const SOURCE: Source = { title: 'Cấu hình laptop nên mua năm 2026', publisher: 'VietTimes', year: 2026 }

/** The rule as the project ships it. */
export const SHIPPED_LAPTOP_RULE: LaptopRule = {
  heavyRam: 16,
  heavyStorage: 512,
  graphicsRam: 16,
  graphicsStorage: 512,
  graphicsSrgb: 100,
  codingRam: 16,
  codingStorage: 512,
  studyRam: 16,
  studyStorage: 512,
  macbookRam: 8,
  macbookStorage: 256,
  source: SOURCE,
  asOf: '2026-02-01',
}

/** The memory a laptop should have for its uses; null when no use is known. */
export function sizeLaptop(
  { uses = [], brands = [] }: SizingFacts,
  { macbookRam, macbookStorage, ...figures }: LaptopRule,
): SizeAdvice | null {
  const lines = linesOf({ macbookRam, macbookStorage, ...figures })
  const found = lines.find((candidate) => candidate.uses.some((use) => uses.includes(use)))
  if (found === undefined) return null
  const isMacBook = found === lines.at(-1) && brands.length === 1 && brands[0] === 'Apple'
  const rule = isMacBook ? { ...found, ramGb: macbookRam, storageGb: macbookStorage } : found
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
    source: figures.source,
    asOf: figures.asOf,
    alsoNeeds,
  }
}

/** Memory by use, as lines of a guide. */
export function laptopGuide(rule: LaptopRule): SizeGuideRow[] {
  return linesOf(rule).map(({ label, ramGb }) => ({
    label,
    attribute: 'ram_gb',
    min: ramGb,
    max: null,
    unit: 'GB',
  }))
}
