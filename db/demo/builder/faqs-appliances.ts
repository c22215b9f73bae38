import type { DemoFaq } from '../types.ts'
import type { FaqSubject } from './faqs.ts'
import { coolingBtu, figure, inVietnamese, roomForBtu } from './figures-in-words.ts'

function energyFaq({ attributes, say }: FaqSubject): DemoFaq[] {
  const yearly = figure(attributes, 'energy_kwh_year')
  if (yearly === undefined) return []
  return [
    {
      question: say('Tủ này tốn bao nhiêu điện?', 'Một tháng tủ ăn chừng bao nhiêu số điện?'),
      answer: `Theo công bố là khoảng ${inVietnamese(yearly)} kWh một năm, chia ra chừng ${inVietnamese(yearly / 12, 0)} kWh (số điện) mỗi tháng. ${say('Mở tủ nhiều và để sát tường thì tốn hơn.', 'Trời nóng, tủ chạy nhiều hơn con số này một ít.')}`,
    },
  ]
}

function litresFaq({ kind, attributes, say }: FaqSubject): DemoFaq[] {
  const litres = figure(attributes, 'capacity_l')
  if (litres === undefined || kind !== 'fridge') return []
  const people = litres < 180 ? 2 : litres < 300 ? 3 : litres < 420 ? 4 : litres < 600 ? 5 : 6
  const each = inVietnamese(litres / people, 0)
  return [
    {
      question: say(
        `${inVietnamese(litres)} lít thì đủ cho mấy người?`,
        'Nhà đông người dùng tủ này có vừa không?',
      ),
      answer: say(
        `Nhà ${people} người thì mỗi người được khoảng ${each} lít dung tích sử dụng. Nếu mỗi tuần mới đi chợ một lần, bạn nên tính dư hơn.`,
        `Chia ${inVietnamese(litres)} lít cho ${people} người là chừng ${each} lít mỗi người. Nấu ăn thường xuyên hay trữ đồ cả tuần thì nên chọn lớn hơn một bậc.`,
      ),
    },
  ]
}

function inverterFaq({ kind, attributes, say }: FaqSubject): DemoFaq[] {
  if (attributes['inverter'] === undefined) return []
  const has = attributes['inverter'] === true
  const machine = kind === 'ac' ? 'máy lạnh' : 'tủ'
  return [
    {
      question: say('Máy có inverter không, khác gì loại thường?', 'Inverter ở mẫu này để làm gì?'),
      answer: has
        ? `Mẫu này có inverter: máy nén của ${machine} chạy nhanh chậm theo nhu cầu thay vì bật hết rồi tắt. ${kind === 'ac' ? say('Đỡ được bao nhiêu điện thì so bằng CSPF.', 'Muốn biết đỡ điện tới đâu, so CSPF của hai máy.') : 'Tốn bao nhiêu điện thì xem số kWh trên nhãn năng lượng.'}`
        : 'Mẫu này không có inverter: máy nén chạy theo kiểu bật tắt, muốn biết tốn bao nhiêu điện thì xem nhãn năng lượng.',
    },
  ]
}

function roomFaq({ attributes, say }: FaqSubject): DemoFaq[] {
  const btu = coolingBtu(attributes)
  if (btu === undefined) return []
  const room = roomForBtu(btu)
  const most = figure(attributes, 'room_m2_max')
  const shop = most === undefined ? '' : ` Cửa hàng ghi dùng cho phòng đến ${inVietnamese(most)} m².`
  return [
    {
      question: say('Phòng bao nhiêu mét vuông thì dùng được?', `Phòng ${room} m² lắp máy này có mát không?`),
      answer: `${inVietnamese(btu)} BTU chia cho 600 BTU mỗi mét vuông được khoảng ${room} m², với trần cao chừng 3 m.${shop} ${say('Phòng hướng tây hoặc sát mái thì nên trừ đi 20 - 30%.', 'Phòng nhiều kính, đông người thì chọn dư một bậc.')}`,
    },
  ]
}

function efficiencyFaq({ attributes }: FaqSubject): DemoFaq[] {
  const cspf = figure(attributes, 'cspf')
  if (cspf === undefined) return []
  return [
    {
      question: `CSPF ${inVietnamese(cspf, 2)} nghĩa là gì?`,
      answer: `CSPF là lượng lạnh máy làm ra trên mỗi số điện, tính trung bình cả năm: càng cao càng tiết kiệm. So hai máy thì nhìn CSPF chắc hơn đếm sao, vì cách xếp sao đã đổi theo năm.`,
    },
  ]
}

function twoWayFaq({ attributes }: FaqSubject): DemoFaq[] {
  if (attributes['two_way'] === undefined) return []
  return [
    {
      question: 'Máy này có sưởi ấm mùa đông được không?',
      answer:
        attributes['two_way'] === true
          ? 'Được, đây là máy 2 chiều: vừa làm lạnh vừa sưởi.'
          : 'Không, đây là máy 1 chiều, chỉ làm lạnh. Nhà ở miền Bắc cần sưởi thì tìm loại 2 chiều.',
    },
  ]
}

/** Questions about refrigerators, freezers and air conditioners. */
export function coolingFaqs(subject: FaqSubject): DemoFaq[] {
  if (subject.kind === 'ac') {
    return [...roomFaq(subject), ...efficiencyFaq(subject), ...twoWayFaq(subject), ...inverterFaq(subject)]
  }
  return [...litresFaq(subject), ...energyFaq(subject), ...inverterFaq(subject)]
}

function loadFaq({ attributes, say }: FaqSubject): DemoFaq[] {
  const load = figure(attributes, 'load_kg')
  if (load === undefined) return []
  const low = inVietnamese(load * 0.7)
  const high = inVietnamese(load * 0.8)
  return [
    {
      question: say(
        `Máy ${inVietnamese(load)} kg thì mỗi lần nên bỏ bao nhiêu đồ?`,
        'Có nên nhét đầy lồng không?',
      ),
      answer: `Chỉ nên bỏ chừng 70 - 80%, tức khoảng ${low} - ${high} kg đồ khô, để đồ đảo được và sạch đều. ${say('Chăn dày nên để riêng một mẻ.', 'Đồ ướt nặng hơn nhiều, cứ cân lúc còn khô.')}`,
    },
  ]
}

function dryingFaq({ attributes }: FaqSubject): DemoFaq[] {
  const load = figure(attributes, 'load_kg')
  const dry = figure(attributes, 'dry_load_kg')
  if (load === undefined || dry === undefined) return []
  return [
    {
      question: 'Giặt đầy mẻ rồi sấy luôn được không?',
      answer: `Máy giặt ${inVietnamese(load)} kg nhưng chỉ sấy ${inVietnamese(dry)} kg, nên giặt đầy thì phải lấy bớt ra rồi mới sấy. Muốn giặt sấy liền một mạch thì bỏ tối đa ${inVietnamese(dry)} kg ngay từ đầu.`,
    },
  ]
}

const DRYER_ANSWERS: Record<string, string> = {
  'heat-pump':
    'Sấy bơm nhiệt: hơi nóng chạy vòng trong máy, nhiệt thấp, đỡ hại vải và không cần ống thoát ra ngoài.',
  condenser: 'Sấy ngưng tụ: hơi ẩm đọng thành nước trong khay, không cần đục tường, nhớ đổ khay sau mỗi mẻ.',
  vented: 'Sấy thông hơi: hơi ẩm theo ống đi ra ngoài, nên cần đặt gần cửa sổ hoặc chỗ có lỗ thoát.',
}

function methodFaq({ attributes, say }: FaqSubject): DemoFaq[] {
  const answer = DRYER_ANSWERS[String(attributes['dryer_type'] ?? '')]
  if (answer === undefined) return []
  return [{ question: say('Máy sấy theo kiểu nào?', 'Có phải đi ống thoát hơi không?'), answer }]
}

function doorFaq({ kind, attributes, say }: FaqSubject): DemoFaq[] {
  if (kind !== 'washer' || attributes['load_type'] === undefined) return []
  return [
    {
      question: say('Cửa trước hay cửa trên, chỗ đặt cần lưu ý gì?', 'Máy này mở cửa kiểu gì?'),
      answer:
        attributes['load_type'] === 'front'
          ? 'Máy cửa trước: cần chừa khoảng trống phía trước để mở cửa, bên trên xếp được đồ hoặc máy sấy.'
          : 'Máy cửa trên: cần chừa khoảng trống phía trên nắp, bù lại bỏ thêm đồ giữa chừng và người lớn tuổi không phải cúi.',
    },
  ]
}

/** Questions about washing machines and dryers. */
export function laundryFaqs(subject: FaqSubject): DemoFaq[] {
  return [...loadFaq(subject), ...dryingFaq(subject), ...methodFaq(subject), ...doorFaq(subject)]
}
