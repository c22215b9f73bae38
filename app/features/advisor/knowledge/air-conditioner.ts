import { claim } from './fact.ts'
import type { Fact } from './fact.ts'
import * as from from './sources.ts'

const { WIKI } = from

/** How an air conditioner is chosen: type, power, label, gas. */
export const AIR_CONDITIONER_FACTS: readonly Fact[] = [
  {
    id: 'may-lanh-inverter',
    question: 'Có nên mua máy lạnh Inverter không?',
    asks: [
      'máy lạnh + inverter + có nên | nên | thường | mono | không inverter | khác gì | hay | tốn điện | có thật | là gì | ưu điểm | nhược điểm | lợi ích | đáng | hơn',
      'máy lạnh thường + inverter',
      'máy lạnh + mono | cơ thường + là gì | có nên | tốn điện | hay',
    ],
    kinds: ['ac'],
    verdict:
      'Nên, nếu bạn bật từ khoảng 6–8 giờ mỗi ngày; phòng chỉ bật một hai giờ thì máy thường rẻ hơn và lâu mới thua về tiền điện.',
    claims: [
      claim(
        'Máy nén biến tần đổi tốc độ theo nhiệt độ phòng thay vì bật tắt hẳn, nên giữ nhiệt đều và ít tốn điện ở tải thấp.',
        WIKI.inverter,
      ),
      claim(
        'Phòng ít dùng hoặc chỉ bật ngắn như phòng khách đón bạn, phòng họp thì máy thường vẫn hợp lý.',
        from.PRESS_INVERTER,
      ),
      claim(
        'Mức tiết kiệm các trang nêu rất khác nhau, có kỹ sư chỉ đưa ra 10–20%; hãy so chỉ số CSPF của từng máy thay vì tin một con số chung.',
        from.PRESS_INVERTER_DOUBT,
      ),
    ],
    table: {
      columns: ['', 'Inverter', 'Máy thường'],
      rows: [
        ['Máy nén', 'Đổi tốc độ liên tục', 'Bật hoặc tắt'],
        ['Nhiệt độ phòng', 'Đều', 'Lên xuống theo nhịp'],
        ['Giá mua, sửa bo mạch', 'Cao hơn', 'Thấp hơn'],
        ['Hợp với', 'Bật cả đêm, cả ngày', 'Bật ngắn, phòng ít dùng'],
      ],
    },
    changes: 'Số giờ bật mỗi ngày và giá điện bậc bạn đang dùng là hai điều làm đổi kết quả.',
    related: [
      'Máy lạnh Inverter 1 HP dưới 10 triệu',
      'CSPF là gì?',
      'Máy lạnh tốn bao nhiêu điện một tháng?',
    ],
  },
  {
    id: 'inverter-la-gi',
    question: 'Inverter là gì?',
    asks: [
      'inverter + là gì | nghĩa là gì | hoạt động | có thật | tốn điện | tác dụng | ưu điểm | có tốt',
      'công nghệ inverter',
    ],
    kinds: ['ac', 'fridge', 'washer'],
    verdict:
      'Inverter (biến tần) là cách cho động cơ chạy nhanh chậm tùy lúc thay vì chỉ bật hoặc tắt; nhờ đó êm hơn và thường đỡ tốn điện.',
    claims: [
      claim(
        'Bộ biến tần đổi tần số dòng điện để đổi tốc độ máy nén, nên máy giảm công suất khi đã đủ lạnh.',
        WIKI.inverter,
      ),
      claim(
        'Lợi nhất ở máy chạy dài và tải thay đổi như máy lạnh, tủ lạnh; máy giặt được thêm phần êm.',
        WIKI.inverter,
      ),
    ],
    changes:
      'Máy không Inverter có hiệu suất ghi trên nhãn cao hơn thì vẫn đỡ tốn điện hơn: nhãn nói đúng hơn tên gọi.',
    related: [
      'Máy lạnh Inverter dưới 10 triệu',
      'Có nên mua máy lạnh Inverter không?',
      'Tủ lạnh Inverter có đáng không?',
    ],
  },
  {
    id: '1-chieu-2-chieu',
    question: 'Máy lạnh 1 chiều và 2 chiều khác nhau thế nào?',
    asks: [
      '1 chiều + 2 chiều',
      '2 chiều + là gì | tốn điện | có nên | có cần | nên | khi nào',
      'máy lạnh + sưởi + có nên | tốn điện | được không | có cần',
    ],
    kinds: ['ac'],
    verdict:
      '1 chiều chỉ làm lạnh; 2 chiều đảo vòng để sưởi nữa. Miền Bắc có mùa lạnh thì 2 chiều đáng tiền, miền Nam thì 1 chiều là đủ.',
    claims: [
      claim(
        'Máy 2 chiều là bơm nhiệt: lấy nhiệt ngoài trời đưa vào phòng, nên sưởi đỡ tốn điện hơn lò sưởi điện trở cùng lượng nhiệt.',
        WIKI.heatPump,
      ),
      claim('Trời càng lạnh thì bơm nhiệt càng yếu đi, điều ít gặp ở khí hậu Việt Nam.', WIKI.heatPump),
    ],
    table: {
      columns: ['', '1 chiều', '2 chiều'],
      rows: [
        ['Chức năng', 'Làm lạnh', 'Làm lạnh và sưởi'],
        ['Giá cùng công suất', 'Thấp hơn', 'Cao hơn'],
        ['Hợp với', 'Miền Nam, nơi ấm quanh năm', 'Miền Bắc, vùng cao'],
      ],
    },
    changes: 'Nhà có người già, trẻ nhỏ ở nơi có mùa rét thì sưởi bằng máy 2 chiều tiện và khô ráo hơn.',
    related: ['Máy lạnh 2 chiều 1 HP dưới 12 triệu', 'Có nên mua máy lạnh Inverter không?'],
  },
  {
    id: 'hp-va-btu',
    question: 'HP, BTU trên máy lạnh là gì?',
    asks: [
      'btu + là gì | hp | nghĩa là gì | bao nhiêu hp | đổi',
      'hp | ngựa | mã lực + là gì | nghĩa là gì + máy lạnh | btu',
      '1hp | 1.5hp | 2hp + bao nhiêu btu | là bao nhiêu w | là gì',
      '1 ngựa + là gì | bao nhiêu btu | bao nhiêu w',
      '9000 btu | 9000btu | 12000btu + là gì | bao nhiêu hp | mấy ngựa',
    ],
    kinds: ['ac'],
    verdict:
      'BTU/h là lượng nhiệt máy lấy đi mỗi giờ; HP (ngựa) là cách gọi quen: 1 HP khoảng 9.000 BTU/h, 1,5 HP khoảng 12.000, 2 HP khoảng 18.000.',
    claims: [
      claim('12.000 BTU/h bằng một tấn lạnh, tức khoảng 3,5 kW công suất lạnh.', WIKI.horsepower),
      claim('Cách tính quen dùng là 600 BTU/h cho mỗi m², hoặc 200 BTU/h cho mỗi m³ phòng.', from.PRESS_BTU),
      claim('HP ở đây là công suất làm lạnh theo tên gọi, không phải điện năng máy ăn vào.', WIKI.horsepower),
    ],
    changes: 'Phòng bị nắng chiếu, áp mái hay đông người cần thêm 20–30%, mức này các nguồn chưa thống nhất.',
    related: ['Phòng 18 m² nên mua máy lạnh mấy HP?', 'Mua máy lạnh lớn hơn cần thiết có sao không?'],
  },
  {
    id: 'cspf',
    question: 'CSPF là gì?',
    asks: ['cspf', 'eer + là gì | cspf', 'hiệu suất năng lượng + là gì | máy lạnh | bao nhiêu'],
    kinds: ['ac'],
    verdict:
      'CSPF là lượng lạnh máy làm ra cả mùa chia cho lượng điện đã dùng: số càng cao càng đỡ tốn điện.',
    claims: [
      claim(
        'TCVN 7830:2021 quy định mức và cách xác định hiệu suất của máy lạnh treo tường đến 41.000 BTU/h.',
        from.TCVN_AC,
      ),
      claim(
        'CSPF dùng cho máy Inverter, EER cho máy thường; cùng số sao thì so con số này.',
        from.VNEXPRESS_LABEL,
      ),
      claim(
        'Cùng công suất lạnh, máy CSPF 5,23 dùng ít điện hơn máy CSPF 4,20 khoảng một phần năm, vì điện tỉ lệ nghịch với CSPF.',
        from.OWN_SUM,
      ),
    ],
    changes: 'CSPF đo ở điều kiện chuẩn; bẩn lưới lọc, lắp sai hay đặt nhiệt độ thấp làm máy tốn hơn.',
    related: ['Máy lạnh 1 HP tiết kiệm điện nhất', 'Nhãn 5 sao có đáng tin không?'],
  },
  {
    id: 'nhan-nang-luong-may-lanh',
    question: 'Máy lạnh nào cũng 5 sao, nhãn năng lượng có đáng tin không?',
    asks: [
      '5 sao + máy lạnh | đáng tin | là gì | tốn điện | nhãn',
      'số sao + máy lạnh | nhãn | là gì',
      'nhãn năng lượng + máy lạnh | 5 sao | mấy sao',
      'sao năng lượng',
    ],
    kinds: ['ac'],
    verdict: 'Đừng so số sao giữa các năm: thang sao đã thay đổi, hãy so chỉ số CSPF in ngay trên nhãn.',
    claims: [
      claim(
        'Theo TCVN 7830:2015, CSPF trên 4,2 là đạt 5 sao, nên năm 2024 hơn 90% máy bán ra đều 5 sao.',
        from.VIETNAMBIZ_STARS,
      ),
      claim('TCVN 7830:2021 là bản đang có hiệu lực trên danh mục tiêu chuẩn.', from.TCVN_AC),
      claim(
        'Trang bán hàng năm 2025 có máy CSPF 4,57 chỉ ghi 3 sao và máy 5,23 ghi 5 sao; vì sao lệch như vậy chúng tôi mới suy ra từ tiêu chuẩn mới, chưa được xác nhận.',
        from.DMX_LABELS,
      ),
    ],
    changes: 'Hai máy dán nhãn cùng năm, cùng tiêu chuẩn thì số sao vẫn so được.',
    related: ['Máy lạnh 1,5 HP tiết kiệm điện nhất', 'CSPF là gì?'],
  },
  {
    id: 'gas-r32',
    question: 'Gas R32 và R410a khác nhau thế nào, có nguy hiểm không?',
    asks: [
      'r32 + r410a | là gì | khác gì | nguy hiểm | có cháy | an toàn | độc | có tốt | r22',
      'r410a + là gì | r22 | khác gì',
      'gas máy lạnh | gas + loại nào | là gì | độc hại | có cháy + máy lạnh',
      'gas r32',
    ],
    kinds: ['ac'],
    verdict:
      'R32 làm trái đất nóng lên chỉ bằng khoảng một phần ba R410a và lạnh hiệu quả hơn; R32 khó cháy nhưng vẫn cháy được, nên việc lắp và nạp phải để thợ làm.',
    claims: [
      claim('Chỉ số nóng lên toàn cầu: R32 là 675, R410a là 2.088.', from.EPA_GWP),
      claim('R32 thuộc nhóm A2L: ít độc và cháy yếu; R410a thuộc nhóm A1 không cháy.', from.EPA_GWP),
      claim('Máy thiết kế cho gas nào chỉ nạp gas đó, ghi trên tem dàn nóng.', from.AC_MANUALS),
    ],
    table: {
      columns: ['', 'R32', 'R410a'],
      rows: [
        ['Chỉ số nóng lên toàn cầu', '675', '2.088'],
        ['Nhóm an toàn', 'A2L, cháy yếu', 'A1, không cháy'],
        ['Phá tầng ozone', 'Không', 'Không'],
      ],
    },
    changes: 'Nghe mùi lạ, máy mất lạnh hay thấy dầu quanh ống thì tắt máy, mở cửa và gọi thợ.',
    related: ['Máy lạnh gas R32 dưới 10 triệu', 'Tự lắp máy lạnh được không?'],
  },
  {
    id: 'may-lanh-qua-lon',
    question: 'Mua máy lạnh lớn hơn hoặc nhỏ hơn cần thiết có sao không?',
    asks: [
      'máy lạnh + lớn hơn | dư công suất | thừa công suất | to hơn + phòng | cần thiết | có sao | tốn điện',
      'máy lạnh + nhỏ hơn | thiếu công suất + phòng | có sao | tốn điện',
      'phòng nhỏ | phòng lớn + máy lạnh to | máy lạnh nhỏ | máy lạnh lớn',
    ],
    kinds: ['ac'],
    verdict:
      'Nhỏ quá thì chạy hết sức vẫn không mát; lớn quá thì tốn tiền mua, lạnh nhanh rồi ngắt nên hút ẩm kém. Lệch nửa HP về phía lớn thường không sao với máy Inverter.',
    claims: [
      claim(
        'Máy lạnh vừa hạ nhiệt vừa rút ẩm; chạy từng quãng quá ngắn thì rút được ít nước hơn.',
        WIKI.airConditioning,
      ),
      claim('Mức tham khảo: dưới 15 m² dùng 1 HP, 15–20 m² dùng 1,5 HP, 20–30 m² dùng 2 HP.', from.PRESS_BTU),
    ],
    changes: 'Phòng hướng tây, áp mái, trần cao hay thông bếp thì chọn cỡ trên.',
    related: ['Phòng 20 m² nên mua máy lạnh mấy HP?', 'HP, BTU trên máy lạnh là gì?'],
  },
]
