import { claim } from './fact.ts'
import type { Fact } from './fact.ts'
import * as from from './sources.ts'

const { WIKI } = from

export const AUDIO_CAMERA_FACTS: readonly Fact[] = [
  {
    id: 'tai-nghe-chong-on',
    question: 'Tai nghe chống ồn chủ động (ANC) hoạt động thế nào, có hại không?',
    asks: [
      'chống ồn | anc + là gì | hoạt động | có hại | đau tai | có cần | khác gì',
      'anc + enc',
      'tai nghe + chống ồn chủ động | thụ động',
    ],
    kinds: ['headphones'],
    verdict:
      'Micro thu tiếng ngoài rồi loa phát sóng ngược pha để triệt bớt; hiệu quả với tiếng ù đều, kém với tiếng nói. Dùng đúng âm lượng thì không hại tai.',
    claims: [
      claim(
        'Chống ồn chủ động phát một sóng ngược pha với tiếng ồn nên hai sóng triệt tiêu một phần.',
        WIKI.noise,
      ),
      claim('ENC là lọc ồn cho micro lúc gọi, tai bạn nghe không êm hơn.', WIKI.noise),
      claim('Chống ồn giúp bạn nghe nhạc nhỏ hơn, nhưng nghe to lâu vẫn hại tai như thường.', WIKI.noise),
    ],
    changes: 'Đi bộ ngoài đường nên bật chế độ nghe xuyên âm.',
    related: ['Tai nghe chống ồn dưới 2 triệu', 'Bluetooth và codec nào nghe hay?'],
  },
  {
    id: 'bluetooth-codec',
    question: 'Bluetooth và codec nào nghe hay?',
    asks: [
      'codec | aptx | ldac | aac | sbc + là gì | khác gì | nghe hay | có cần',
      'bluetooth + 5.0 | 5.1 | 5.2 | 5.3 | 5.4 | 5.5',
      'bluetooth + là gì | độ trễ | trễ',
      'tai nghe + độ trễ | trễ tiếng',
    ],
    kinds: ['headphones', 'speaker'],
    verdict:
      'Mọi tai nghe bluetooth đều có SBC; codec tốt hơn chỉ có ích khi cả điện thoại lẫn tai nghe cùng có.',
    claims: [
      claim(
        'Codec nén âm thanh trước khi phát; hai đầu phải cùng một codec, không thì quay về SBC.',
        WIKI.bluetooth,
      ),
      claim('Các bản 5.x cải thiện độ ổn định và tiết kiệm pin nhiều hơn là chất âm.', WIKI.bluetooth),
      claim('aptX là một loại codec, hơn kém SBC tùy tốc độ dữ liệu và bản cài đặt.', WIKI.aptx),
    ],
    changes: 'Chơi game cần độ trễ thấp: tìm chế độ game hoặc dùng tai nghe dây.',
    related: [
      'Tai nghe bluetooth dưới 1 triệu',
      'Tai nghe chống ồn chủ động (ANC) hoạt động thế nào, có hại không?',
    ],
  },
  {
    id: 'tai-nghe-co-day',
    question: 'Tai nghe không dây hay có dây?',
    asks: [
      'tai nghe + có dây | không dây + hay | khác gì | nên',
      'tws + là gì | tai nghe',
      'nhét tai + chụp tai | over ear | in ear + khác gì | nên',
    ],
    kinds: ['headphones'],
    verdict: 'Không dây tiện đi lại, có dây rẻ hơn cùng chất âm, không trễ và không cần sạc.',
    claims: [
      claim('Bluetooth nén tín hiệu nên tai nghe không dây có thêm bước xử lý và độ trễ.', WIKI.bluetooth),
      claim('Pin trong tai nghe không dây già đi theo chu kỳ và thường không thay được.', WIKI.battery),
    ],
    changes: 'Điện thoại bỏ cổng 3,5 mm thì cần đầu chuyển nếu dùng dây.',
    related: ['Tai nghe không dây dưới 1 triệu', 'Bluetooth và codec nào nghe hay?'],
  },
  {
    id: 'loa-thanh',
    question: 'Loa thanh 2.1, 5.1 và Atmos khác nhau thế nào?',
    asks: [
      'loa thanh | soundbar + 2.1 | 5.1 | atmos | là gì | có nên | khác gì | hơn loa tivi | có cần',
      'dolby atmos + là gì | loa | tivi',
      'loa thanh + tivi + có cần | đáng',
    ],
    kinds: ['soundbar', 'speaker', 'tv'],
    verdict:
      'Số đầu là số kênh tai, số sau là loa trầm; 2.1 đủ cho phòng khách nhỏ, Atmos thêm hướng trên đầu. Bất cứ loa thanh nào cũng hơn loa mỏng của tivi.',
    claims: [
      claim('Loa thanh đặt cạnh tivi tạo nhiều kênh âm; loa trầm riêng lo tiếng bass.', WIKI.soundbar),
      claim('Cổng eARC chở được Dolby Atmos không nén từ tivi ra loa.', from.HDMI_21),
    ],
    changes: 'Trần cao hay phòng hở thì loa dội trần cho Atmos kém tác dụng.',
    related: ['Loa bluetooth dưới 2 triệu', 'ARC và eARC khác nhau thế nào?'],
  },
  {
    id: 'cong-suat-loa',
    question: 'Công suất loa (W) nhiều có nghĩa là to và hay không?',
    asks: [
      'công suất loa | w + loa + to hơn | là gì | bao nhiêu | hay hơn',
      'loa + rms | pmpo + là gì | khác gì',
      'loa kéo + công suất | bao nhiêu w',
    ],
    kinds: ['speaker'],
    verdict:
      'Không: độ to tùy độ nhạy của loa, còn hay tùy cách phối. Hãy đọc W RMS; W PMPO là con số phô trương.',
    claims: [
      claim('RMS đo công suất duy trì được, PMPO là đỉnh lý thuyết trong chớp mắt.', WIKI.audioPower),
      claim(
        'Gấp đôi công suất chỉ tăng khoảng 3 dB, tai nghe hầu như không thấy to gấp đôi.',
        WIKI.audioPower,
      ),
    ],
    changes: 'Ngoài trời và hát karaoke cần công suất cao hơn trong phòng.',
    related: ['Loa kéo dưới 5 triệu', 'Loa thanh 2.1, 5.1 và Atmos khác nhau thế nào?'],
  },
  {
    id: 'camera-an-ninh',
    question: 'Camera an ninh: độ phân giải, lưu thẻ hay đám mây?',
    asks: [
      'camera an ninh | camera giám sát | camera wifi + lưu | thẻ nhớ | đám mây | mấy megapixel | là gì | chọn | lưu ý | ban đêm | hồng ngoại',
    ],
    kinds: ['security_camera'],
    verdict:
      'Lưu thẻ nhớ thì rẻ nhưng mất theo camera, lưu đám mây có phí mà còn hình; lắp ngoài trời nhớ chọn mã IP chịu mưa và có hồng ngoại ban đêm.',
    claims: [
      claim('Camera IP gửi hình qua mạng nên cần wifi ổn định và đường lên đủ băng thông.', WIKI.webcam),
      claim(
        'Mã IP cho biết mức chịu bụi và nước: chữ số thứ hai từ 5 trở lên là chịu được tia nước.',
        from.IEC_IP,
      ),
    ],
    changes: 'Đổi mật khẩu mặc định ngay khi lắp và cập nhật phần mềm; đừng lắp chĩa sang nhà hàng xóm.',
    related: ['Robot hút bụi dưới 8 triệu', 'Wifi 5, wifi 6 và mesh khác nhau thế nào?'],
  },
]
