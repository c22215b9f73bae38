import { claim } from './fact.ts'
import type { Fact } from './fact.ts'
import * as from from './sources.ts'

const { WIKI } = from

export const ELECTRICITY_FACTS: readonly Fact[] = [
  {
    id: 'bac-thang-dien',
    question: 'Tính tiền điện theo bậc thế nào?',
    asks: [
      'tiền điện | giá điện + tính | bậc | cách | thế nào | sinh hoạt | 5 bậc | 6 bậc | mấy bậc | bao nhiêu một kwh | bao nhiêu 1 số',
      'bậc thang | mấy bậc | 5 bậc | 6 bậc + điện',
      'giá điện + sinh hoạt | hiện nay | mới | bao nhiêu',
    ],
    kinds: [],
    verdict:
      'Biểu sáu bậc áp dụng từ 10/5/2025: càng dùng nhiều càng đắt, từ 1.984 đồng/kWh ở bậc 1 đến 3.460 đồng/kWh ở bậc 6, chưa gồm thuế; biểu năm bậc theo Quyết định 14/2025 chúng tôi chưa xác minh được đã áp dụng hay chưa.',
    claims: [
      claim(
        'Sáu bậc: 0–50, 51–100, 101–200, 201–300, 301–400 và trên 400 kWh, giá 1.984, 2.050, 2.380, 2.998, 3.350 và 3.460 đồng/kWh.',
        from.TARIFF_SIX,
      ),
      claim(
        'Cơ cấu năm bậc được ban hành với các mốc 100, 200, 400 và 700 kWh, thời điểm áp dụng theo quyết định riêng.',
        from.TARIFF_FIVE,
      ),
      claim(
        'Một thiết bị tính theo bậc cao nhất đang chạm: tiền = bảng(đang dùng + thêm) − bảng(đang dùng), rồi cộng thuế giá trị gia tăng.',
        from.OWN_SUM,
      ),
    ],
    table: {
      columns: ['Bậc', 'kWh trong tháng', 'Đồng/kWh, chưa thuế'],
      rows: [
        ['1', '0–50', '1.984'],
        ['2', '51–100', '2.050'],
        ['3', '101–200', '2.380'],
        ['4', '201–300', '2.998'],
        ['5', '301–400', '3.350'],
        ['6', 'Trên 400', '3.460'],
      ],
    },
    changes: 'Nhà kinh doanh, phòng trọ dùng biểu khác; xem hóa đơn của bạn.',
    related: ['Máy lạnh tiết kiệm điện nhất dưới 12 triệu', 'Máy lạnh tốn bao nhiêu điện một tháng?'],
  },
  {
    id: 'kw-kwh',
    question: 'kW và kWh khác nhau thế nào?',
    asks: [
      'kw + kwh',
      'kwh + là gì | bao nhiêu | số điện | khác gì',
      '1 số điện | một số điện + là gì | bao nhiêu kwh',
      'watt | w + là gì + điện',
    ],
    kinds: [],
    verdict:
      'kW là sức kéo tại một lúc, kWh là lượng điện đã dùng: 1 kW chạy 1 giờ là 1 kWh, cũng chính là một “số điện”.',
    claims: [
      claim('Hóa đơn tính theo kWh; công suất trên nhãn máy tính theo W hoặc kW.', WIKI.kilowattHour),
      claim('Đừng cộng công suất các máy rồi nhân 24 giờ: hầu hết máy chạy theo chu kỳ.', WIKI.standby),
    ],
    changes: 'Nhãn ghi “kWh/năm” đã tính cách dùng tiêu chuẩn, chia 12 ra tháng.',
    related: ['Tủ lạnh tiết kiệm điện nhất dưới 15 triệu', 'Tính tiền điện theo bậc thế nào?'],
  },
  {
    id: 'nhan-nang-luong',
    question: 'Nhãn năng lượng đọc thế nào?',
    asks: [
      'nhãn năng lượng + là gì | đọc | thế nào | nghĩa là gì',
      'tem năng lượng + là gì | đọc',
      'số sao + thiết bị | máy giặt | tủ lạnh + là gì',
    ],
    kinds: [],
    verdict:
      'Nhãn so sánh có số sao và một con số điện năng hoặc hiệu suất; con số đó so được, sao thì chỉ so trong cùng loại và cùng năm.',
    claims: [
      claim(
        'Nhóm thiết bị phải dán nhãn và đạt mức tối thiểu do Thủ tướng quy định, hiện là Quyết định 14/2023/QĐ-TTg.',
        from.LABEL_DECISION,
      ),
      claim('Nhãn được quy định bắt buộc từ 1/7/2013 với nhóm thiết bị gia dụng.', from.VNEXPRESS_LABEL),
      claim('Mẫu nhãn và thang sao thay đổi theo tiêu chuẩn, nên nhìn năm ghi trên nhãn.', from.TCVN_AC),
    ],
    changes: 'Hàng xách tay có thể theo nhãn nước khác, không so được với nhãn Việt Nam.',
    related: [
      'Tủ lạnh tiết kiệm điện nhất dưới 12 triệu',
      'Máy lạnh nào cũng 5 sao, nhãn năng lượng có đáng tin không?',
    ],
  },
  {
    id: 'thiet-bi-ton-dien',
    question: 'Thiết bị nào tốn điện nhất trong nhà?',
    asks: [
      'thiết bị | đồ điện + tốn điện nhất | ngốn điện',
      'tốn điện nhất + nhà | thiết bị',
      'tiết kiệm điện + mẹo | cách | thế nào + nhà',
      'cách tiết kiệm điện',
    ],
    kinds: [],
    verdict:
      'Ở miền Nam thường là máy lạnh, rồi đến bình nóng lạnh, bếp điện và tủ lạnh; nhóm tạo nhiệt và tạo lạnh lớn hơn hẳn đèn và quạt.',
    claims: [
      claim('EVNHCMC nêu riêng máy lạnh chiếm khoảng 28–64% điện của cả nhà, tùy hộ.', from.AC_SHARE),
      claim(
        'Máy sưởi điện, đun nước và sấy dùng nhiều kW nên vài chục phút đã bằng cả ngày của đèn.',
        WIKI.kilowattHour,
      ),
    ],
    changes: 'Nhà không có máy lạnh thì bình nóng lạnh và bếp đứng đầu.',
    related: ['Máy lạnh tiết kiệm điện nhất dưới 10 triệu', 'Tính tiền điện theo bậc thế nào?'],
  },
  {
    id: 'dien-cho',
    question: 'Tắt bằng điều khiển có tốn điện không?',
    asks: [
      'điện chờ | standby | chờ + tốn điện | tắt',
      'rút phích cắm | rút ổ điện + có cần | tiết kiệm | tắt',
      'tắt bằng điều khiển | remote + tốn điện',
    ],
    kinds: [],
    verdict:
      'Có, nhưng ít: mỗi thiết bị chờ thường dưới vài W. Rút bình nóng lạnh, máy cắm sạc lâu ngày mới đáng kể.',
    claims: [
      claim('Điện chờ là điện máy dùng khi tắt mà vẫn cắm, như tivi chờ lệnh điều khiển.', WIKI.standby),
      claim('Một thiết bị chờ ở mức 2 W suốt năm dùng khoảng 17,5 kWh.', from.OWN_SUM),
    ],
    changes: 'Ổ cắm có công tắc riêng tiện cho nhóm máy ít dùng.',
    related: ['Tivi tiết kiệm điện dưới 10 triệu', 'Thiết bị nào tốn điện nhất trong nhà?'],
  },
  {
    id: 'on-ap',
    question: 'Nhà mình có cần ổn áp không?',
    asks: [
      'ổn áp + có cần | có nên | là gì | tủ lạnh | máy lạnh | tác dụng',
      'điện yếu | chập chờn + tủ lạnh | máy lạnh | tivi',
    ],
    kinds: [],
    verdict:
      'Chỉ cần khi điện áp thường lệch nhiều, như cuối đường dây; nhà ở phố điện ổn định thì hầu hết máy đời mới chịu được dải điện áp rộng.',
    claims: [
      claim(
        'Tủ lạnh, máy lạnh Inverter nhiều mẫu ghi chịu được dải điện áp rộng trong thông số.',
        from.FRIDGE_MANUALS,
      ),
      claim(
        'Ổn áp phải có công suất lớn hơn tổng các máy cắm vào; đo điện áp vài ngày ở giờ cao điểm trước khi mua.',
        WIKI.stabilizer,
      ),
    ],
    changes:
      'Đèn nháy khi bật máy lạnh là dấu hiệu dây hoặc mối nối, cần thợ điện xem chứ không phải mua ổn áp.',
    related: ['Tủ lạnh Inverter dưới 12 triệu', 'Thiết bị nào tốn điện nhất trong nhà?'],
  },
]
