import type { Attributes } from '#db/schema/catalogue.ts'
import type { DemoFaq, Kind } from '../types.ts'
import { coolingFaqs, laundryFaqs } from './faqs-appliances.ts'
import { deviceFaqs, tvFaqs } from './faqs-devices.ts'
import { homeFaqs, kitchenFaqs } from './faqs-home.ts'
import { figure, inVietnamese } from './figures-in-words.ts'
import { numberFor, pick, shuffled } from './variety.ts'

/** What a question is asked about. `say` chooses one wording of several by the product's key. */
export type FaqSubject = {
  key: string
  kind: Kind
  attributes: Attributes
  say: (...wordings: string[]) => string
}

const BY_KIND: Partial<Record<Kind, (subject: FaqSubject) => DemoFaq[]>> = {
  fridge: coolingFaqs,
  freezer: coolingFaqs,
  ac: coolingFaqs,
  washer: laundryFaqs,
  dryer: laundryFaqs,
  tv: tvFaqs,
  phone: deviceFaqs,
  tablet: deviceFaqs,
  laptop: deviceFaqs,
  monitor: deviceFaqs,
  smartwatch: deviceFaqs,
  headphones: deviceFaqs,
  rice_cooker: kitchenFaqs,
  air_fryer: kitchenFaqs,
  hob: kitchenFaqs,
  microwave: kitchenFaqs,
  dishwasher: kitchenFaqs,
  robot_vacuum: homeFaqs,
  water_purifier: homeFaqs,
  air_purifier: homeFaqs,
  fan: homeFaqs,
  water_heater: homeFaqs,
}

function sizeFaq({ attributes, say }: FaqSubject): DemoFaq[] {
  const width = figure(attributes, 'width_mm')
  const depth = figure(attributes, 'depth_mm')
  const height = figure(attributes, 'height_mm')
  if (width === undefined || depth === undefined || height === undefined || height < 500) return []
  const sides = [width, depth, height].map((side) => inVietnamese(side / 10)).join(' × ')
  return [
    {
      question: say('Máy cao rộng bao nhiêu?', 'Kích thước máy thế nào, có lọt chỗ trống nhà mình không?'),
      answer: `Ngang × sâu × cao là ${sides} cm. ${say('Chừa thêm vài xăng-ti-mét mỗi bên cho thoáng và dễ lau chùi.', 'Nhớ đo cả cửa ra vào và cầu thang.', 'Khoảng hở quanh máy bạn xem trong sách hướng dẫn của hãng.')}`,
    },
  ]
}

function warrantyFaq({ attributes, say }: FaqSubject): DemoFaq[] {
  const months = figure(attributes, 'warranty_months')
  if (months === undefined) return []
  return [
    {
      question: say('Bảo hành bao lâu?', 'Máy được bảo hành mấy năm?'),
      answer: `Cửa hàng ghi bảo hành ${months} tháng. ${say('Giữ hóa đơn và kích hoạt bảo hành ngay khi nhận máy.', 'Hỏi rõ linh kiện nào bảo hành riêng.')}`,
    },
  ]
}

/** None to three questions a buyer of this product would ask, answered from its own figures. */
export function faqsOf(key: string, kind: Kind, attributes: Attributes): DemoFaq[] {
  let turn = 0
  const say = (...wordings: string[]) => pick(key, `faq${(turn += 1)}`, wordings)
  const subject = { key, kind, attributes, say }
  const own = shuffled(key, 'faqs', BY_KIND[kind]?.(subject) ?? [])
  const general = shuffled(key, 'general-faqs', [...sizeFaq(subject), ...warrantyFaq(subject)])
  return [...own, ...general.slice(0, 1)].slice(0, 2 + numberFor(key, 'faq-count', 2))
}
