import type { Kind } from '#app/kinds/kind.ts'
import { sayVnd } from '#app/vietnamese/money.ts'
import type { TapQuestion } from '../answer.ts'
import type { PriceLevels } from '../catalogue.ts'
import { sizingFact } from '../sizing/size.ts'
import type { SizingFact } from '../sizing/size.ts'
import type { Budget, Need } from '../understand/need.ts'

const ASK: Record<SizingFact, TapQuestion> = {
  people: {
    question: 'Nhà bạn có mấy người? Biết thêm điều này mình chọn cỡ máy sát hơn.',
    options: ['Nhà 2 người', 'Nhà 3 người', 'Nhà 4 người', 'Nhà 6 người'],
  },
  room: {
    question: 'Phòng bạn rộng bao nhiêu mét vuông? Có con số này mình tính được công suất vừa phòng.',
    options: ['Phòng 12 m²', 'Phòng 15 m²', 'Phòng 20 m²', 'Phòng 30 m²'],
  },
  distance: {
    question: 'Bạn ngồi cách tivi khoảng mấy mét? Có khoảng cách mình tính được cỡ màn hình hợp mắt.',
    options: ['Ngồi cách 2 m', 'Ngồi cách 2,5 m', 'Ngồi cách 3 m', 'Ngồi cách 4 m'],
  },
  use: {
    question: 'Bạn dùng máy chủ yếu để làm gì: học tập, văn phòng, đồ họa hay chơi game?',
    options: ['Học tập, văn phòng', 'Lập trình', 'Đồ họa, dựng phim', 'Chơi game'],
  },
}

/** What people who have named a kind and a sum still differ in. */
const ASK_PRIORITY: Partial<Record<Kind, TapQuestion>> = {
  phone: {
    question: 'Bạn coi trọng điều gì nhất ở chiếc máy này?',
    options: ['Chụp ảnh đẹp', 'Pin trâu', 'Chơi game mượt', 'Màn hình lớn'],
  },
  tablet: {
    question: 'Bạn dùng máy tính bảng chủ yếu để làm gì?',
    options: ['Học online', 'Xem phim', 'Vẽ, đồ họa', 'Chơi game'],
  },
  headphones: {
    question: 'Bạn thích kiểu tai nghe nào?',
    options: ['Tai nghe không dây', 'Tai nghe chụp tai', 'Tai nghe có dây'],
  },
  fan: {
    question: 'Bạn muốn quạt kiểu nào?',
    options: ['Quạt đứng', 'Quạt trần', 'Quạt treo tường', 'Quạt điều hòa'],
  },
}

function isKnown(fact: SizingFact, need: Need): boolean {
  const { people, roomM2, roomM3, distanceM, uses, litres, kg, inches, hp, btu, ramGb } = need
  switch (fact) {
    case 'people':
      return (
        people !== undefined || litres !== undefined || kg !== undefined || need.features.includes('mini')
      )
    case 'room':
      return roomM2 !== undefined || roomM3 !== undefined || hp !== undefined || btu !== undefined
    case 'distance':
      return distanceM !== undefined || inches !== undefined
    case 'use':
      return uses.length > 0 || ramGb !== undefined
  }
}

/**
 * The one question worth asking back, or none: never about what was said, never more than one. What a size depends on
 * narrows the most; then the money, in the kind's own price bands; then what the machine is for.
 */
export function openQuestion(need: Need, levels: PriceLevels | null): TapQuestion | null {
  const [kind] = need.kinds
  if (!kind || need.order) return null
  const fact = sizingFact(kind)
  if (fact && !isKnown(fact, need)) return ASK[fact]
  if (need.budget ? splitsBands(need.budget, levels) : !need.priceLevel) return levels && askBudget(levels)
  const saysWhatFor = need.uses.length + need.priorities.length + need.features.length > 0
  return saysWhatFor || need.models.length > 0 ? null : (ASK_PRIORITY[kind] ?? null)
}

/** 'Vài triệu' may still be any of the bands; 'vài trăm ngàn' below the first of them is none to ask about. */
const splitsBands = ({ vague, max, target }: Budget, levels: PriceLevels | null): boolean =>
  vague === true && (max ?? target ?? Infinity) > (levels?.low ?? 0)

/** The three price bands of a kind: the cheapest 30 %, the middle, the dearest 30 %. */
function askBudget({ low, high }: PriceLevels): TapQuestion {
  const [from, to] = [roundBand(low), Math.max(roundBand(high), roundBand(low) + stepOf(low))]
  const unit = / \S+$/.exec(sayVnd(to))?.[0] ?? ''
  const lower = sayVnd(from).endsWith(unit) ? sayVnd(from).slice(0, -unit.length) : sayVnd(from)
  const options = [`Dưới ${sayVnd(from)}`, `Từ ${lower} đến ${sayVnd(to)}`, `Trên ${sayVnd(to)}`]
  const bands = options.map((option) => option.toLocaleLowerCase('vi'))
  return {
    question: `Bạn định chi khoảng bao nhiêu: ${bands[0]}, ${bands[1]} hay ${bands[2]}?`,
    options,
  }
}

const stepOf = (price: number) => (price >= 5_000_000 ? 1_000_000 : price >= 1_000_000 ? 500_000 : 100_000)
const roundBand = (price: number) =>
  Math.max(stepOf(price), Math.round(price / stepOf(price)) * stepOf(price))
