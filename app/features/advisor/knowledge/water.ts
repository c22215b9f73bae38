import { claim } from './fact.ts'
import type { Fact } from './fact.ts'
import * as from from './sources.ts'

const { WIKI } = from

export const WATER_PURIFIER_FACTS: readonly Fact[] = [
  {
    id: 'ro-nano-uf',
    question: 'Máy lọc nước RO, Nano và UF khác nhau thế nào?',
    asks: [
      'ro + nano | uf',
      'nano + uf',
      'máy lọc nước + loại nào | công nghệ | khác gì + ro | nano | uf',
      'ro | uf | nano + là gì | có nên | có cần điện | mất khoáng | nước thải',
    ],
    kinds: ['water_purifier'],
    verdict:
      'RO lọc mịn nhất, bỏ được cả muối và kim loại hòa tan nhưng cần điện và thải nước; Nano giữ lại phần khoáng; UF không cần điện, hợp nước máy sạch.',
    claims: [
      claim(
        'Cỡ lỗ lọc theo CDC: UF khoảng 0,01 micron, Nano 0,001 micron, RO 0,0001 micron.',
        from.CDC_WATER,
      ),
      claim(
        'RO lọc được vi khuẩn, virus và nhiều hóa chất hòa tan; UF lọc tốt vi khuẩn nhưng kém với hóa chất.',
        from.CDC_WATER,
      ),
      claim('RO đẩy nước qua màng bằng áp lực và bỏ đi phần nước mang muối, nên có nước thải.', WIKI.osmosis),
    ],
    table: {
      columns: ['', 'RO', 'Nano', 'UF'],
      rows: [
        ['Lỗ lọc (micron)', '0,0001', '0,001', '0,01'],
        ['Muối, kim loại hòa tan', 'Lọc được', 'Một phần', 'Hầu như không'],
        ['Cần điện', 'Có', 'Tùy máy', 'Không'],
        ['Nước thải', 'Có', 'Ít', 'Không'],
      ],
    },
    changes: 'Nước giếng, nước nhiễm phèn hay mặn nên xét nghiệm rồi mới chọn; mặn thì chỉ RO xử lý được.',
    related: ['Máy lọc nước RO dưới 6 triệu', 'Bao lâu phải thay lõi lọc nước?'],
  },
  {
    id: 'nuoc-hydrogen',
    question: 'Máy lọc nước hydrogen, ion kiềm có tốt như quảng cáo không?',
    asks: [
      'hydrogen | ion kiềm | alkaline + có tốt | là gì | tác dụng | có nên | lợi ích | khác gì | chữa | đáng',
      'nước ion kiềm | nước hydrogen',
    ],
    kinds: ['water_purifier'],
    verdict:
      'Nước vẫn an toàn để uống, nhưng lợi ích chữa bệnh được quảng cáo thì bằng chứng còn rất yếu; đừng trả thêm nhiều tiền chỉ vì chữ hydrogen.',
    claims: [
      claim(
        'Các lợi ích sức khỏe mà máy điện phân nước, nước ion kiềm hay được quảng cáo chưa có bằng chứng khoa học đáng tin.',
        WIKI.waterIonizer,
      ),
      claim('Điều đáng tiền hơn là bộ lọc đúng với nguồn nước nhà bạn.', from.CDC_WATER),
    ],
    changes: 'Bệnh thận, người phải kiêng khoáng thì hỏi bác sĩ trước khi đổi loại nước uống.',
    related: ['Máy lọc nước RO dưới 8 triệu', 'Máy lọc nước RO, Nano và UF khác nhau thế nào?'],
  },
  {
    id: 'thay-loi-loc-nuoc',
    question: 'Bao lâu phải thay lõi lọc nước?',
    asks: [
      'lõi lọc | lõi + thay | bao lâu',
      'máy lọc nước + thay lõi | bao lâu | vệ sinh',
      'màng ro + thay | bao lâu',
    ],
    kinds: ['water_purifier'],
    verdict:
      'Lõi thô đầu vào khoảng 3–6 tháng, lõi sau 6–12 tháng, màng RO 2–3 năm: lấy mốc của hãng rồi rút ngắn nếu nước nguồn đục.',
    claims: [
      claim(
        'Hãng in mốc thay trên từng lõi và trong sách hướng dẫn, tính theo lít nước hoặc theo tháng.',
        from.PURIFIER_MANUALS,
      ),
      claim(
        'Lõi quá hạn có thể trở thành nơi vi khuẩn sinh sôi, nên quá mốc là thay chứ không chờ đục.',
        from.CDC_WATER,
      ),
    ],
    changes: 'Vị lạ, nước ra yếu, bơm chạy lâu là dấu hiệu thay sớm hơn.',
    related: ['Máy lọc nước dễ thay lõi dưới 6 triệu', 'Máy lọc nước RO, Nano và UF khác nhau thế nào?'],
  },
  {
    id: 'nuoc-thai-ro',
    question: 'Máy RO thải nhiều nước có lãng phí không?',
    asks: [
      'nước thải + máy lọc nước | ro | tỉ lệ | tận dụng | lãng phí',
      'ro + lãng phí nước | tốn nước | thải nhiều',
    ],
    kinds: ['water_purifier'],
    verdict:
      'Có nước thải là bình thường vì muối phải đi theo dòng bỏ; dùng lại để lau nhà, dội toilet, tưới cây không nhạy mặn.',
    claims: [
      claim(
        'Màng RO tách dòng nước sạch và dòng đậm đặc; dòng đậm đặc phải xả để màng khỏi tắc.',
        WIKI.osmosis,
      ),
      claim(
        'Tỉ lệ thải tùy màng, áp lực và độ mặn nguồn, không có một con số chung cho mọi máy.',
        from.PURIFIER_MANUALS,
      ),
    ],
    changes: 'Đừng đưa nước thải vào nồi cơm hay bể cá.',
    related: ['Máy lọc nước RO tiết kiệm nước dưới 8 triệu', 'Bao lâu phải thay lõi lọc nước?'],
  },
  {
    id: 'tds-nuoc',
    question: 'Chỉ số TDS là gì, bao nhiêu thì tốt?',
    asks: ['tds + là gì | bao nhiêu | bút | đo'],
    kinds: ['water_purifier'],
    verdict:
      'TDS là tổng chất rắn hòa tan, đo xem nước có nhiều khoáng hay không; số thấp không có nghĩa là sạch khuẩn.',
    claims: [
      claim(
        'Bút TDS đo độ dẫn điện nên chỉ cho biết lượng ion hòa tan, không đếm vi khuẩn hay thuốc trừ sâu.',
        WIKI.tds,
      ),
      claim('RO hạ TDS rất thấp vì lọc cả ion; UF thì gần như giữ nguyên.', from.CDC_WATER),
    ],
    changes: 'Muốn biết nước có uống được không thì gửi mẫu xét nghiệm, đừng dựa vào bút đo.',
    related: ['Máy lọc nước RO dưới 6 triệu', 'Máy lọc nước RO, Nano và UF khác nhau thế nào?'],
  },
]

export const WATER_HEATER_FACTS: readonly Fact[] = [
  {
    id: 'truc-tiep-gian-tiep',
    question: 'Máy nước nóng trực tiếp hay gián tiếp?',
    asks: [
      'trực tiếp + gián tiếp',
      'máy nước nóng + trực tiếp | gián tiếp + có nên | khác gì | là gì | an toàn | tốn điện',
      'máy nước nóng + có bình | không bình + khác gì | hay | là gì',
      'máy nước nóng + loại nào',
    ],
    kinds: ['water_heater'],
    verdict:
      'Trực tiếp nóng ngay, gọn, rẻ, đủ cho một vòi sen; gián tiếp có bình trữ, nước nóng mạnh cho bồn tắm và nhiều vòi nhưng phải đợi.',
    claims: [
      claim(
        'Máy trực tiếp làm nóng ngay khi nước chảy nên cần công suất lớn, thường 4–5 kW.',
        WIKI.waterHeating,
      ),
      claim(
        'Máy gián tiếp đun sẵn cả bình, công suất thấp hơn nhưng giữ ấm thì vẫn mất nhiệt.',
        WIKI.waterHeating,
      ),
      claim('20 lít hợp khoảng 3 người, 30 lít hợp 3–5 người.', from.DMX_LABELS),
    ],
    table: {
      columns: ['', 'Trực tiếp', 'Gián tiếp'],
      rows: [
        ['Chờ', 'Nóng ngay', 'Phải đun trước'],
        ['Nước', 'Vừa cho một vòi', 'Mạnh, cho bồn'],
        ['Công suất', 'Lớn, cần dây đủ to', 'Nhỏ hơn'],
        ['Giá', 'Thấp', 'Cao hơn'],
      ],
    },
    changes: 'Đường điện cũ, dây nhỏ thì máy trực tiếp 4.500 W dễ quá tải: hỏi thợ điện trước.',
    related: ['Máy nước nóng trực tiếp dưới 3 triệu', 'Máy nước nóng gián tiếp 20 lít dưới 4 triệu'],
  },
  {
    id: 'elcb-chong-giat',
    question: 'ELCB (chống giật) trên máy nước nóng là gì, có cần không?',
    asks: [
      'elcb | rcd | rccb + là gì | có cần | máy nước nóng | có nên | tác dụng',
      'máy nước nóng + an toàn | nguy hiểm | giật | rò điện | nối đất | tiếp đất',
      'chống giật + máy nước nóng | là gì',
      'máy nước nóng + tắt + tắm',
    ],
    kinds: ['water_heater'],
    verdict:
      'Cần, và nên có cả nối đất: ELCB ngắt khi phát hiện dòng rò, còn cầu dao thường chỉ ngắt khi quá tải hay chập.',
    claims: [
      claim(
        'Giảng viên kỹ thuật điện khuyên lắp ELCB hoặc RCD cho bình nóng lạnh và tắt nguồn khi tắm với máy có bình.',
        from.PRESS_HEATER,
      ),
      claim(
        'Thiết bị chống dòng rò so dòng đi và dòng về, lệch vài chục miliampe là cắt; dòng 30 mA là mức bảo vệ người.',
        from.IEC_RCD,
      ),
      claim('Nhấn nút thử trên ELCB mỗi tháng: không nhảy là phải thay.', from.HEATER_MANUALS),
    ],
    changes:
      'Nhà chưa có dây nối đất thì việc đầu tiên là làm nối đất, không phải mua máy đắt hơn. Việc đấu nối để thợ điện.',
    related: ['Máy nước nóng có ELCB dưới 4 triệu', 'Máy nước nóng trực tiếp hay gián tiếp?'],
  },
  {
    id: 'nhiet-do-binh-nong-lanh',
    question: 'Nên đặt nước nóng bao nhiêu độ và bật bình bao lâu?',
    asks: [
      'máy nước nóng + bao nhiêu độ | mấy độ | nhiệt độ',
      'bình nóng lạnh + bật | để | cả ngày | liên tục | bao lâu',
      'máy nước nóng + bật cả ngày | bật liên tục | bật bao lâu',
    ],
    kinds: ['water_heater'],
    verdict:
      'Đặt khoảng 50–60 °C, bật trước khi tắm rồi tắt; tránh để cắm suốt ngày và tránh mức quá nóng dễ bỏng.',
    claims: [
      claim('Bình luôn mất nhiệt qua vỏ nên đun sẵn rồi để đó là điện mất đi từng giờ.', WIKI.waterHeating),
      claim(
        'Nước trên 50 °C gây bỏng nhanh: nhà có trẻ nhỏ nên chỉnh thấp và pha lạnh trước.',
        from.HEATER_MANUALS,
      ),
    ],
    changes: 'Nhà đông tắm liền nhau thì để một mức rồi tắt, còn hơn bật tắt nhiều lần.',
    related: [
      'Máy nước nóng gián tiếp 30 lít dưới 5 triệu',
      'ELCB (chống giật) trên máy nước nóng là gì, có cần không?',
    ],
  },
  {
    id: 'may-nuoc-nong-ton-dien',
    question: 'Máy nước nóng tốn bao nhiêu điện?',
    asks: [
      'máy nước nóng + tốn điện | tiền điện',
      'máy nước nóng bơm nhiệt | nước nóng năng lượng mặt trời + có nên | là gì | tốn điện',
    ],
    kinds: ['water_heater'],
    verdict:
      'Đun 15 lít nước từ 25 lên 45 °C cần khoảng 0,35 kWh, tức chừng 700–1.200 đồng tùy bậc điện, chưa gồm thuế.',
    claims: [
      claim(
        'Năng lượng đun nước bằng khối lượng × độ chênh × 4,2 kJ; 15 kg nước nóng thêm 20 °C cần 0,35 kWh, chưa kể mất nhiệt.',
        from.OWN_SUM,
      ),
      claim(
        'Máy trực tiếp và bình cùng cần chừng ấy điện cho một lượng nước nóng; bình mất thêm phần giữ ấm.',
        WIKI.waterHeating,
      ),
    ],
    changes: 'Nhà đông và tắm lâu thì bơm nhiệt hoặc năng lượng mặt trời đáng tính, nhưng cần chỗ lắp.',
    related: ['Máy nước nóng tiết kiệm điện dưới 4 triệu', 'Tính tiền điện theo bậc thế nào?'],
  },
]
