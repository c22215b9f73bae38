import { sizingFact } from '../sizing/size.ts'
import type { SizingFact } from '../sizing/size.ts'
import type { Need } from '../understand/need.ts'

const ASK: Record<SizingFact, string> = {
  people: 'Nhà bạn có mấy người? Biết thêm điều này mình chọn cỡ máy sát hơn.',
  room: 'Phòng bạn rộng bao nhiêu mét vuông? Có con số này mình tính được công suất vừa phòng.',
  distance: 'Bạn ngồi cách tivi khoảng mấy mét? Có khoảng cách mình tính được cỡ màn hình hợp mắt.',
  use: 'Bạn dùng máy chủ yếu để làm gì: học tập, văn phòng, đồ họa hay chơi game?',
}

function isKnown(fact: SizingFact, need: Need): boolean {
  const { people, roomM2, roomM3, distanceM, uses, litres, kg, inches, hp, btu, ramGb } = need
  switch (fact) {
    case 'people':
      return people !== undefined || litres !== undefined || kg !== undefined
    case 'room':
      return roomM2 !== undefined || roomM3 !== undefined || hp !== undefined || btu !== undefined
    case 'distance':
      return distanceM !== undefined || inches !== undefined
    case 'use':
      return uses.length > 0 || ramGb !== undefined
  }
}

/** The one question worth asking back, or none: never about what was said, never more than one. */
export function openQuestion(need: Need): [string] | null {
  const [kind] = need.kinds
  if (!kind || need.order) return null
  const fact = sizingFact(kind)
  if (fact && !isKnown(fact, need)) return [ASK[fact]]
  if (!need.budget && !need.priceLevel)
    return ['Bạn định chi khoảng bao nhiêu? Có ngân sách mình lọc sát hơn cho bạn.']
  return null
}
