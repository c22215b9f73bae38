import type { DemoFaq } from '../types.ts'
import type { FaqSubject } from './faqs.ts'
import { figure, gigabytesInWords, inVietnamese, viewingDistance, word } from './figures-in-words.ts'

/** Questions about televisions. */
export function tvFaqs({ attributes, say }: FaqSubject): DemoFaq[] {
  const faqs: DemoFaq[] = []
  const inches = figure(attributes, 'screen_in')
  if (inches !== undefined) {
    const { ideal, near, far } = viewingDistance(inches)
    faqs.push({
      question: say(
        `${inVietnamese(inches)} inch thì ngồi cách bao xa?`,
        'Phòng mình ngồi gần, mua cỡ này có to quá không?',
      ),
      answer: `Góc nhìn dễ chịu nhất (30 độ) ở khoảng ${inVietnamese(ideal)} m; từ ${inVietnamese(near)} đến ${inVietnamese(far)} m đều ổn. ${say('Gần hơn thì mỏi cổ.', 'Xa hơn thì phí độ nét.', 'Xem phim nên ngồi gần hơn xem thời sự một chút.')}`,
    })
  }
  const hertz = figure(attributes, 'refresh_hz')
  if (hertz !== undefined) {
    faqs.push({
      question: say(`Tần số quét ${hertz} Hz có đủ không?`, 'Xem bóng đá có bị nhòe không?'),
      answer:
        hertz >= 100
          ? `${hertz} Hz là mức cao, cảnh chuyển động nhanh rõ hơn và chơi game trên máy đời mới cũng tận dụng được.`
          : `${hertz} Hz là mức phổ thông, xem truyền hình và phim đều ổn. Ai mê game hay thể thao thì nên tìm loại 120 Hz trở lên.`,
    })
  }
  const system = word(attributes, 'os')
  if (system !== undefined) {
    faqs.push({
      question: say('Tivi chạy hệ điều hành gì?', 'Có cài thêm ứng dụng xem phim được không?'),
      answer: `Tivi chạy ${system}, có kho ứng dụng riêng để cài thêm. ${say('Cần có mạng Internet ở nhà.', 'Bạn kiểm tra trước ứng dụng hay dùng có trong kho không.')}`,
    })
  }
  return faqs
}

function memoryFaq({ kind, attributes, say }: FaqSubject): DemoFaq[] {
  const ram = figure(attributes, 'ram_gb')
  const storage = figure(attributes, 'storage_gb')
  if (ram === undefined || storage === undefined) return []
  if (kind === 'laptop') {
    return [
      {
        question: say(
          `RAM ${ram} GB dùng học và làm văn phòng có đủ không?`,
          'Cấu hình này vài năm nữa còn chạy tốt không?',
        ),
        answer:
          ram >= 16
            ? `RAM ${ram} GB và ổ ${gigabytesInWords(storage)} là mức nên có cho học tập, văn phòng trong vài năm tới.`
            : `RAM ${ram} GB chạy được việc nhẹ, mở nhiều thẻ trình duyệt sẽ chậm. Nếu dùng lâu dài, mức nên nhắm tới là 16 GB và ổ 512 GB.`,
      },
    ]
  }
  return [
    {
      question: say(
        `Bộ nhớ ${gigabytesInWords(storage)} chứa được nhiều không?`,
        'Máy có bao nhiêu RAM và bộ nhớ?',
      ),
      answer: `Máy có RAM ${ram} GB, bộ nhớ ${gigabytesInWords(storage)} (hệ điều hành chiếm một phần). ${storage >= 256 ? 'Chụp ảnh, quay phim nhiều vẫn thoải mái.' : 'Hay quay phim thì nên dọn máy thường xuyên hoặc chọn bản lớn hơn.'}`,
    },
  ]
}

function batteryFaq({ kind, attributes, say }: FaqSubject): DemoFaq[] {
  const capacity = figure(attributes, 'battery_mah')
  const days = figure(attributes, 'battery_days')
  const hours = figure(attributes, 'battery_hours')
  const question = say('Pin dùng được bao lâu?', 'Pin có trâu không?')
  if (days !== undefined) {
    const time = days >= 1 ? `${inVietnamese(days)} ngày` : `${Math.round(days * 24)} giờ`
    return [{ question, answer: `Hãng ghi khoảng ${time}. Bật GPS hay màn hình luôn sáng thì ngắn hơn.` }]
  }
  if (hours !== undefined) {
    return [
      {
        question,
        answer: `Khoảng ${inVietnamese(hours)} giờ mỗi lần sạc theo công bố; mở to hay bật chống ồn sẽ ít hơn.`,
      },
    ]
  }
  if (capacity === undefined) return []
  return [
    {
      question,
      answer: `Pin ${inVietnamese(capacity)} mAh. ${capacity >= (kind === 'tablet' ? 8000 : 5000) ? 'Thuộc nhóm lớn, dùng bình thường qua một ngày.' : 'Dung lượng vừa phải, dùng nhiều 4G hay chơi game thì nên mang sạc.'}`,
    },
  ]
}

function networkFaq({ kind, attributes }: FaqSubject): DemoFaq[] {
  if (kind !== 'phone' || attributes['network_5g'] === undefined) return []
  return [
    {
      question: 'Máy có 5G không?',
      answer:
        attributes['network_5g'] === true
          ? 'Có. Cần thêm gói cước và vùng phủ sóng 5G của nhà mạng.'
          : 'Không, máy dừng ở 4G, vẫn đủ cho gọi video và xem phim.',
    },
  ]
}

function graphicsFaq({ attributes }: FaqSubject): DemoFaq[] {
  const card = word(attributes, 'gpu')
  if (card === undefined || attributes['gpu_discrete'] === undefined) return []
  return [
    {
      question: 'Máy chơi game, dựng phim được không?',
      answer:
        attributes['gpu_discrete'] === true
          ? `Được, máy có card rời ${card}. Khi chạy nặng nên cắm sạc và kê máy thoáng.`
          : `Card ${card} là loại tích hợp: game nhẹ và cắt ghép phim ngắn thì ổn, việc nặng nên chọn máy có card rời.`,
    },
  ]
}

function monitorFaq({ kind, attributes }: FaqSubject): DemoFaq[] {
  const inches = figure(attributes, 'screen_in')
  const sharpness = word(attributes, 'resolution')
  if (kind !== 'monitor' || inches === undefined || sharpness === undefined) return []
  return [
    {
      question: `Màn hình ${inVietnamese(inches)} inch ${sharpness} nhìn chữ có nét không?`,
      answer:
        sharpness === 'Full HD' && inches >= 27
          ? 'Cỡ này với Full HD thì điểm ảnh hơi to, ngồi cách khoảng 80 cm là vừa. Làm nhiều với chữ và ảnh thì 2K dễ chịu hơn.'
          : `Ở cỡ này ${sharpness} đủ nét cho chữ và bảng tính khi ngồi cách khoảng 60 - 70 cm.`,
    },
  ]
}

/** Questions about phones, tablets, laptops, monitors, watches and headphones. */
export function deviceFaqs(subject: FaqSubject): DemoFaq[] {
  return [
    ...memoryFaq(subject),
    ...batteryFaq(subject),
    ...networkFaq(subject),
    ...graphicsFaq(subject),
    ...monitorFaq(subject),
  ]
}
