import { claim } from './fact.ts'
import type { Fact } from './fact.ts'
import * as from from './sources.ts'

const { WIKI } = from

export const PHONE_FACTS: readonly Fact[] = [
  {
    id: 'ram-dien-thoai',
    question: 'Điện thoại cần bao nhiêu RAM và bộ nhớ?',
    asks: [
      'điện thoại + ram | bộ nhớ + bao nhiêu | là gì | đủ | có cần',
      'ram ảo | mở rộng ram + là gì | có tác dụng | có nên',
      'bộ nhớ + 128gb | 256gb + đủ | nên | điện thoại',
    ],
    kinds: ['phone', 'tablet'],
    verdict:
      'RAM nhiều giúp giữ nhiều ứng dụng mở cùng lúc, bộ nhớ nhiều để chứa ảnh và ứng dụng; hay chụp, quay thì ưu tiên bộ nhớ vì ít máy còn khe thẻ.',
    claims: [
      claim('RAM giữ ứng dụng đang mở, bộ nhớ trong giữ ảnh và ứng dụng: hai thứ khác nhau.', WIKI.ram),
      claim('RAM ảo mượn bộ nhớ trong làm RAM, chậm hơn RAM thật nhiều nên đừng trả tiền vì nó.', WIKI.ram),
    ],
    changes: 'Máy không có khe thẻ nhớ thì phải mua đủ bộ nhớ ngay từ đầu.',
    related: ['Điện thoại 8/256 GB dưới 8 triệu', 'Dung lượng pin mAh bao nhiêu là đủ?'],
  },
  {
    id: 'pin-mah',
    question: 'Dung lượng pin mAh bao nhiêu là đủ?',
    asks: [
      'mah + là gì | bao nhiêu | đủ | điện thoại | sạc dự phòng',
      'pin + 5000mah | dung lượng + bao lâu | đủ | là gì',
      'pin điện thoại + bao lâu | bền | tuổi thọ',
    ],
    kinds: ['phone', 'power_bank', 'tablet'],
    verdict:
      'mAh đo lượng điện pin chứa; số lớn thì lợi, nhưng chip, màn hình và sóng mới quyết định dùng được bao lâu.',
    claims: [
      claim(
        'Hai máy cùng mAh vẫn chạy lâu khác nhau vì màn, sóng và phần mềm dùng điện khác nhau.',
        WIKI.battery,
      ),
      claim(
        'Apple nói pin iPhone 15 giữ 80% dung lượng sau 1.000 chu kỳ sạc trong điều kiện lý tưởng, các đời trước 500 chu kỳ.',
        from.APPLE_BATTERY,
      ),
      claim(
        'Sạc dự phòng hao khi chuyển điện áp, nên 10.000 mAh không sạc được hai lần máy 5.000 mAh.',
        WIKI.battery,
      ),
    ],
    changes: 'Chạy xe ôm, giao hàng bật bản đồ cả ngày thì chọn 6.000 mAh hoặc mang sạc dự phòng.',
    related: ['Điện thoại pin 6.000 mAh dưới 7 triệu', 'Sạc nhanh có chai pin không?'],
  },
  {
    id: 'sac-nhanh',
    question: 'Sạc nhanh có chai pin không?',
    asks: [
      'sạc nhanh + là gì | chai pin | có hại | bao nhiêu w | có nên | an toàn | khác gì',
      'qua đêm | sạc liên tục + điện thoại | chai pin | có hại + sạc | pin',
      'chai pin + điện thoại | vì sao | cách',
      'củ sạc | cáp sạc + khác hãng | zin | chính hãng + có sao | an toàn',
    ],
    kinds: ['phone', 'charger', 'tablet'],
    verdict:
      'Sạc nhanh đúng chuẩn không hại đáng kể: máy tự giảm dòng khi gần đầy. Nóng mới là kẻ thù của pin.',
    claims: [
      claim(
        'USB Power Delivery cho máy và củ thương lượng mức điện áp, tối đa tới 240 W ở chuẩn mới.',
        from.USB_PD,
      ),
      claim(
        'Pin lithium già theo chu kỳ và theo nhiệt độ; sạc trong chăn, trên xe nắng làm nhanh chai hơn.',
        WIKI.battery,
      ),
      claim(
        'Apple ghi pin iPhone đời mới giữ 80% sau 1.000 chu kỳ trong điều kiện lý tưởng.',
        from.APPLE_BATTERY,
      ),
    ],
    changes: 'Dùng củ, cáp không rõ nguồn gốc là rủi ro lớn hơn tốc độ sạc.',
    related: ['Củ sạc nhanh dưới 500 nghìn', 'Dung lượng pin mAh bao nhiêu là đủ?'],
  },
  {
    id: 'ip68',
    question: 'IP67, IP68 trên điện thoại nghĩa là gì?',
    asks: [
      'ip68 | ip67 | ip69 + là gì | khác gì | bơi | tắm | có thật | điện thoại',
      'chống nước + là gì | bơi | tắm | có bảo hành | điện thoại | đồng hồ',
      'kháng nước + là gì',
    ],
    kinds: ['phone', 'smartwatch', 'headphones', 'speaker'],
    verdict:
      'Số đầu là chống bụi, số sau là chống nước: IP68 chịu ngâm nước ngọt lâu hơn IP67, đều thử trong phòng thí nghiệm, và vào nước thì hãng thường không bảo hành.',
    claims: [
      claim('IEC 60529 đặt mã IP: chữ số thứ nhất cho vật rắn, thứ hai cho nước.', from.IEC_IP),
      claim('IP67 chịu 1 m nước trong 30 phút; IP68 sâu hơn, tùy nhà sản xuất công bố.', from.APPLE_WATER),
      claim(
        'Apple nói kháng nước không phải vĩnh viễn và hư do nước không nằm trong bảo hành.',
        from.APPLE_WATER,
      ),
    ],
    changes: 'Nước biển, xà phòng, nước nóng nằm ngoài phép thử: đừng mang điện thoại xuống biển.',
    related: ['Điện thoại chống nước IP68 dưới 10 triệu', 'Sạc nhanh có chai pin không?'],
  },
  {
    id: '5g-nfc-esim',
    question: '5G, NFC và eSIM dùng để làm gì?',
    asks: [
      'nfc + là gì | để làm gì | có cần | dùng',
      'esim + là gì | có cần | dùng | khác gì | sim',
      '5g + có cần | là gì | 4g | khác gì | hao pin | tốn pin',
      '5g + 4g',
    ],
    kinds: ['phone', 'smartwatch', 'tablet'],
    verdict:
      'NFC để chạm thanh toán và đọc căn cước gắn chip; eSIM là sim gắn sẵn trong máy; 5G nhanh hơn 4G nhưng phải có sóng và gói cước.',
    claims: [
      claim(
        'NFC chỉ hoạt động trong vài centimet nên dùng cho chạm thẻ, mở cửa, xác thực căn cước gắn chip.',
        WIKI.nfc,
      ),
      claim(
        'eSIM nạp bằng mã QR, thêm số mới không cần thay sim vật lý; nhà mạng và máy cùng phải dùng được.',
        WIKI.esim,
      ),
      claim('5G chỉ nhanh hơn khi đứng trong vùng phủ; ngoài vùng, máy tự về 4G.', WIKI.fiveG),
    ],
    table: {
      columns: ['', 'NFC', 'eSIM', '5G'],
      rows: [
        ['Dùng cho', 'Chạm thẻ, thanh toán', 'Thêm số không cần sim', 'Mạng di động nhanh'],
        ['Cần gì', 'Máy và điểm nhận', 'Nhà mạng cấp', 'Sóng và gói cước'],
      ],
    },
    changes: 'Nơi bạn ở chưa có sóng 5G thì khoản tiền đó nên dành cho pin hay camera.',
    related: ['Điện thoại 5G có NFC dưới 8 triệu', 'Điện thoại cần bao nhiêu RAM và bộ nhớ?'],
  },
  {
    id: 'man-hinh-dien-thoai',
    question: 'Màn OLED và LCD trên điện thoại khác nhau thế nào?',
    asks: [
      'oled | amoled + lcd + điện thoại',
      'amoled + là gì | lcd | khác gì | hại mắt | có nên',
      'màn hình điện thoại + oled | lcd | 120hz | loại nào',
    ],
    kinds: ['phone'],
    verdict:
      'OLED đen sâu, nhìn ngoài nắng và hình luôn hiện tốt hơn; LCD rẻ và không nhấp nháy ở mức sáng thấp, hợp người nhạy mắt.',
    claims: [
      claim('OLED tự phát sáng từng điểm nên màu đen là tắt hẳn, tiết kiệm khi nền tối.', WIKI.oled),
      claim('Nhiều màn OLED hạ sáng bằng nhấp nháy nhanh, một số người thấy mỏi mắt.', WIKI.oled),
    ],
    changes: 'Hay đọc ban đêm mà mỏi mắt thì thử màn LCD hoặc máy có chống nhấp nháy.',
    related: ['Điện thoại màn OLED dưới 6 triệu', 'Màn hình 60 Hz, 144 Hz có khác nhiều không?'],
  },
  {
    id: 'camera-megapixel',
    question: 'Camera nhiều megapixel có chụp đẹp hơn không?',
    asks: [
      'megapixel | mp + đẹp | bao nhiêu | là gì | có quan trọng',
      'camera + 108mp | 200mp | 50mp + đẹp hơn | là gì',
      'ống kính + tele | góc siêu rộng | macro + là gì | có cần',
      'ois | chống rung + là gì | có cần | camera',
    ],
    kinds: ['phone', 'camera'],
    verdict:
      'Không hẳn: kích thước cảm biến, ống kính và xử lý ảnh quan trọng hơn số megapixel; đêm thì càng thấy rõ.',
    claims: [
      claim('Cảm biến lớn nhận nhiều ánh sáng hơn mỗi điểm ảnh, giảm nhiễu trong bóng tối.', WIKI.sensor),
      claim(
        'Nhiều điện thoại gộp vài điểm ảnh thành một, nên tấm ảnh lưu ra ít megapixel hơn số quảng cáo.',
        WIKI.pixelBinning,
      ),
    ],
    changes: 'Hay quay phim thì chống rung quang học và quay 4K đáng xem hơn số megapixel.',
    related: ['Điện thoại chụp đẹp dưới 10 triệu', 'Điện thoại cần bao nhiêu RAM và bộ nhớ?'],
  },
]
