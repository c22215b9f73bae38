import type { DemoFaq } from '../types.ts'
import type { FaqSubject } from './faqs.ts'
import { figure, inVietnamese, peopleInWords } from './figures-in-words.ts'

function mealFaq({ kind, attributes, say }: FaqSubject): DemoFaq[] {
  const litres = figure(attributes, 'capacity_l')
  if (litres === undefined) return []
  const people = peopleInWords(attributes)
  if (kind === 'rice_cooker') {
    const size = people ?? (litres < 1 ? '1 - 2 người' : litres < 1.6 ? '2 - 4 người' : '4 - 6 người')
    return [
      {
        question: say(
          `Nồi ${inVietnamese(litres, 2)} lít nấu cho mấy người?`,
          'Nhà mình ít người mua nồi này có to quá không?',
        ),
        answer: `${inVietnamese(litres, 2)} lít hợp với ${size}. ${say('Nấu quá ít so với cỡ nồi, cơm dễ khô.', 'Nhà hay có khách thì lấy lớn hơn một cỡ.')}`,
      },
    ]
  }
  if (kind === 'air_fryer') {
    const fits =
      litres < 4
        ? '1 - 2 người'
        : litres < 6
          ? '2 - 4 người'
          : litres < 9
            ? '4 - 6 người'
            : 'nhà đông hoặc hay làm tiệc'
    return [
      {
        question: say(
          `${inVietnamese(litres)} lít làm được phần ăn cho mấy người?`,
          'Nướng nguyên con gà có vừa không?',
        ),
        answer: `Dung tích ${inVietnamese(litres)} lít hợp với ${fits}. ${litres >= 5 ? 'Gà nguyên con cỡ 1,2 - 1,5 kg thường bỏ vừa.' : 'Gà nguyên con nên chặt đôi cho chín đều.'}`,
      },
    ]
  }
  return []
}

function wattsFaq({ attributes, say }: FaqSubject): DemoFaq[] {
  const watts = figure(attributes, 'power_w')
  if (watts === undefined) return []
  const half = inVietnamese(watts / 2000, 2)
  return [
    {
      question: say(
        'Dùng có tốn điện không?',
        `Công suất ${inVietnamese(watts)} W nghĩa là tốn bao nhiêu điện?`,
      ),
      answer: `${inVietnamese(watts)} W chạy hết công suất nửa tiếng là ${half} kWh, tức ${half} số điện. ${say('Thực tế máy thường không chạy hết mức suốt thời gian đó.', 'Nên cắm ổ riêng, đừng chung với thiết bị công suất lớn khác.')}`,
    },
  ]
}

function hobFaq({ attributes }: FaqSubject): DemoFaq[] {
  const type = attributes['hob_type']
  if (type === undefined) return []
  const answers: Record<string, string> = {
    induction: 'Bếp từ cần nồi đáy nhiễm từ: thử bằng nam châm, hút dính là dùng được.',
    infrared:
      'Bếp hồng ngoại không kén nồi, nhưng mặt bếp còn nóng lâu sau khi tắt, nhà có trẻ nhỏ nên chú ý.',
    mixed: 'Bên từ cần nồi đáy nhiễm từ, bên hồng ngoại dùng nồi nào cũng được.',
  }
  return [{ question: 'Nồi đang có ở nhà dùng được không?', answer: answers[String(type)] ?? '' }]
}

function dishesFaq({ attributes }: FaqSubject): DemoFaq[] {
  const sets = figure(attributes, 'place_settings')
  const water = figure(attributes, 'water_l_cycle')
  if (sets === undefined) return []
  const meals = sets <= 8 ? '2 bữa' : sets < 12 ? '2 - 3 bữa' : '3 - 4 bữa'
  return [
    {
      question: `${sets} bộ là bao nhiêu bữa ăn Việt?`,
      answer: `Chừng ${meals} của một gia đình, vì chén bát nhà mình nhỏ nhưng nhiều nồi chảo.${water === undefined ? '' : ` Mỗi lần rửa tốn khoảng ${inVietnamese(water)} lít nước.`}`,
    },
  ]
}

/** Questions about what cooks and washes up. */
export function kitchenFaqs(subject: FaqSubject): DemoFaq[] {
  const own = [...mealFaq(subject), ...hobFaq(subject), ...dishesFaq(subject)]
  return [...own, ...wattsFaq(subject)]
}

function heaterFaq({ kind, attributes, say }: FaqSubject): DemoFaq[] {
  if (kind !== 'water_heater') return []
  const litres = figure(attributes, 'capacity_l')
  const watts = figure(attributes, 'power_w')
  if (attributes['heater_type'] === 'direct') {
    return [
      {
        question: say('Có phải bật trước khi tắm không?', 'Máy trực tiếp khác máy có bình ở chỗ nào?'),
        answer: `Máy trực tiếp đun ngay khi mở vòi nên không phải bật trước. Đổi lại máy kéo dòng lớn${watts === undefined ? '' : ` (${inVietnamese(watts)} W)`} nên dây điện và cầu dao phải đủ tải, có chống giật.`,
      },
    ]
  }
  if (litres === undefined || watts === undefined) return []
  const energy = (litres * 4.186 * 35) / 3600
  const minutes = Math.round((energy / (watts / 1000)) * 60)
  return [
    {
      question: say(
        'Đun một bình mất bao lâu?',
        `Bình ${inVietnamese(litres)} lít bật trước bao nhiêu phút?`,
      ),
      answer: `Đun ${inVietnamese(litres)} lít từ 25 lên 60 độ cần khoảng ${inVietnamese(energy)} kWh; với ${inVietnamese(watts)} W là chừng ${minutes} phút.`,
    },
    {
      question: 'Bình này đủ cho mấy người tắm?',
      answer:
        litres < 20
          ? 'Hợp 1 - 2 người, hoặc dùng cho bồn rửa.'
          : litres < 30
            ? 'Khoảng 3 người tắm vòi sen lần lượt.'
            : 'Khoảng 3 - 5 người tắm lần lượt; tắm bồn thì cần bình lớn hơn.',
    },
  ]
}

function roomFaq({ kind, attributes, say }: FaqSubject): DemoFaq[] {
  const room = figure(attributes, 'room_m2_max')
  if (room === undefined) return []
  const rate = figure(attributes, 'cadr_m3h')
  if (kind === 'air_purifier' && rate !== undefined) {
    const volume = room * 3
    return [
      {
        question: say(
          'Phòng khách nhà mình dùng máy này nổi không?',
          `Máy lọc hết phòng ${inVietnamese(room)} m² mất bao lâu?`,
        ),
        answer: `Hãng ghi phòng đến ${inVietnamese(room)} m². Phòng đó cao 3 m chứa ${inVietnamese(volume)} m³ không khí, máy thổi tối đa ${inVietnamese(rate)} m³/giờ nên quay vòng hết khoảng ${inVietnamese((volume / rate) * 60, 0)} phút.`,
      },
    ]
  }
  return [
    {
      question: 'Dùng cho phòng bao nhiêu mét vuông?',
      answer: `Hãng ghi đến ${inVietnamese(room)} m². ${kind === 'fan' ? 'Quạt hơi nước cần mở cửa cho thoáng, đóng kín phòng sẽ ẩm.' : 'Phòng trần cao thì tính dư thêm.'}`,
    },
  ]
}

function purifierFaq({ kind, attributes, say }: FaqSubject): DemoFaq[] {
  if (kind !== 'water_purifier') return []
  const faqs: DemoFaq[] = []
  const stages = figure(attributes, 'filter_stages')
  if (stages !== undefined) {
    faqs.push({
      question: say('Nhiều lõi có phải cứ tốt hơn không?', `${stages} lõi lọc thì phải thay những gì?`),
      answer: `Máy có ${stages} lõi. Lõi thô và màng lọc chính mới quyết định nước sạch, các lõi sau chủ yếu chỉnh vị và bù khoáng. Trước khi mua nên hỏi giá và hạn thay từng lõi.`,
    })
  }
  if (attributes['purifier_type'] === 'RO') {
    faqs.push({
      question: 'Máy lọc RO có nước thải không?',
      answer: 'Có, màng RO luôn thải một phần nước. Nước này vẫn dùng lau nhà, rửa sân được.',
    })
  }
  return faqs
}

function robotFaq({ kind, attributes, say }: FaqSubject): DemoFaq[] {
  if (kind !== 'robot_vacuum') return []
  const suction = figure(attributes, 'suction_pa')
  const minutes = figure(attributes, 'run_minutes')
  const faqs: DemoFaq[] = []
  if (suction !== undefined)
    faqs.push({
      question: say('Nhà nuôi chó mèo thì hút nổi lông không?', 'Lực hút có mạnh không?'),
      answer: `Lực hút ${inVietnamese(suction)} Pa. ${suction >= 5000 ? 'Mức này xử lý tốt lông thú và thảm mỏng.' : 'Sàn gạch, sàn gỗ thì đủ; thảm dày và nhiều lông thú nên chọn máy mạnh hơn.'}`,
    })
  if (minutes !== undefined)
    faqs.push({
      question: 'Một lần sạc chạy được bao lâu?',
      answer: `Khoảng ${inVietnamese(minutes)} phút ở chế độ nhẹ theo công bố, hút mạnh thì ngắn hơn.`,
    })
  return faqs
}

function fanPowerFaq(subject: FaqSubject): DemoFaq[] {
  const watts = figure(subject.attributes, 'power_w')
  if (subject.kind !== 'fan' || watts === undefined) return []
  return [
    {
      question: subject.say('Bật cả đêm tốn bao nhiêu điện?', 'Quạt này có hao điện không?'),
      answer: `${inVietnamese(watts)} W bật 8 tiếng là ${inVietnamese((watts * 8) / 1000, 2)} kWh, mỗi tháng chừng ${inVietnamese((watts * 240) / 1000)} kWh.`,
    },
  ]
}

/** Questions about cleaning, water, air and fans. */
export function homeFaqs(subject: FaqSubject): DemoFaq[] {
  return [
    ...robotFaq(subject),
    ...purifierFaq(subject),
    ...heaterFaq(subject),
    ...roomFaq(subject),
    ...fanPowerFaq(subject),
  ]
}
