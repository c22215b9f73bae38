import { claim } from './fact.ts'
import type { Fact } from './fact.ts'
import * as from from './sources.ts'

const { WIKI } = from

export const FRIDGE_FACTS: readonly Fact[] = [
  {
    id: 'kieu-tu-lanh',
    question: 'Ngăn đá trên, ngăn đá dưới, side by side: nên chọn kiểu nào?',
    asks: [
      'ngăn đá + trên + dưới',
      'ngăn đá trên + ngăn đá dưới | side by side',
      'ngăn đá dưới + side by side | có nên | tiện | hơn | là gì',
      'side by side + có nên | là gì | nên | ưu điểm | nhược điểm | nhiều cửa | tốn điện',
      'tủ lạnh + kiểu nào | loại nào + ngăn đá',
      'multi door | nhiều cửa | 4 cánh + là gì | có nên | khác gì | side by side',
    ],
    kinds: ['fridge'],
    verdict:
      'Ngăn đá trên rẻ và gọn; ngăn đá dưới đỡ phải cúi lấy rau; side by side và nhiều cửa chứa nhiều đồ đông nhưng rộng bề ngang và đắt.',
    claims: [
      claim(
        'Ngăn mát là ngăn mở nhiều nhất trong ngày, nên kiểu ngăn đá dưới đưa nó lên ngang tầm tay.',
        WIKI.refrigerator,
      ),
      claim(
        'Side by side chia dọc hai khoang, mỗi khoang hẹp: khó đặt khay lớn nhưng cánh mở nhẹ và không choán lối đi.',
        WIKI.refrigerator,
      ),
    ],
    table: {
      columns: ['', 'Ngăn đá trên', 'Ngăn đá dưới', 'Side by side'],
      rows: [
        ['Giá', 'Thấp', 'Trung bình', 'Cao'],
        ['Lấy đồ ngăn mát', 'Phải cúi', 'Ngang tầm', 'Ngang tầm'],
        ['Chỗ đông lạnh', 'Ít', 'Ngăn kéo, vừa', 'Nhiều, dọc thân tủ'],
        ['Bề ngang', 'Hẹp', 'Hẹp', 'Rộng'],
      ],
    },
    changes: 'Đo lối vào, thang máy và bề ngang chỗ đặt trước: tủ lớn không qua được cửa là chuyện hay gặp.',
    related: ['Tủ lạnh ngăn đá dưới cho 4 người dưới 15 triệu', 'Kê tủ lạnh cách tường bao nhiêu?'],
  },
  {
    id: 'dung-tich-tu-lanh',
    question: 'Dung tích tổng và dung tích sử dụng khác nhau thế nào?',
    asks: [
      'dung tích tổng | dung tích thực | dung tích sử dụng',
      'tổng dung tích + là gì | sử dụng | khác gì',
      'dung tích + lít + là gì | tính sao + tủ lạnh',
    ],
    kinds: ['fridge', 'freezer'],
    verdict:
      'Dung tích sử dụng là phần để được đồ thật, nhỏ hơn dung tích tổng vì kệ, ngăn kéo và bộ làm đá chiếm chỗ; hãy so dung tích sử dụng.',
    claims: [
      claim(
        'IEC 62552 quy định cách đo thể tích của từng ngăn để các hãng ghi theo một cách.',
        from.IEC_FRIDGE,
      ),
      claim(
        'Nhãn số người của cửa hàng thường tính rộng tay: 2–3 người 180–280 lít, 3–4 người 307–366 lít, 4–5 người 405–550 lít.',
        from.DMX_LABELS,
      ),
    ],
    changes: 'Nhà đi chợ một tuần một lần hay trữ đồ đông thì lấy cỡ trên.',
    related: ['Nhà 4 người nên mua tủ lạnh bao nhiêu lít?', 'Tủ lạnh 350 lít dưới 12 triệu'],
  },
  {
    id: 'cap-dong-mem',
    question: 'Ngăn cấp đông mềm là gì, có cần không?',
    asks: ['cấp đông mềm | đông mềm | ngăn đông mềm | prime fresh', 'ngăn + -1 độ | -3 độ | âm 3 độ'],
    kinds: ['fridge'],
    verdict:
      'Là ngăn giữ quanh −1 đến −3 °C: thịt cá se cứng bề mặt nhưng cắt được ngay, hợp nhà nấu hằng ngày, để vài ngày.',
    claims: [
      claim(
        'Hãng ghi mức quanh −3 °C đến −1 °C cho ngăn này và khuyên dùng trong khoảng một tuần, tùy mẫu.',
        from.FRIDGE_MANUALS,
      ),
      claim('Muốn trữ lâu thì phải −18 °C: ở đó vi khuẩn gần như ngừng sinh sôi.', from.FDA_FRIDGE),
    ],
    changes: 'Nhà ăn hết thịt trong một hai ngày hoặc luôn rã đông trước thì ngăn này ít dùng.',
    related: ['Tủ lạnh có ngăn đông mềm dưới 15 triệu', 'Nên để tủ lạnh bao nhiêu độ?'],
  },
  {
    id: 'tu-lanh-dong-tuyet',
    question: 'Tủ lạnh đóng tuyết và không đóng tuyết khác nhau thế nào?',
    asks: [
      'đóng tuyết | không đóng tuyết | no frost | quạt gió + là gì | khác gì | tủ lạnh | tủ đông | vì sao | tại sao | bị | có nên',
      'tủ lạnh | tủ đông + bị đóng đá | đóng tuyết | bám tuyết',
      'làm lạnh trực tiếp + gián tiếp | quạt',
    ],
    kinds: ['fridge', 'freezer'],
    verdict:
      'Tủ không đóng tuyết thổi khí lạnh bằng quạt và tự xả đá, khỏi phải cạo; tủ đóng tuyết rẻ hơn nhưng phải xả đá tay.',
    claims: [
      claim(
        'Tủ tự xả đá bật thanh sưởi nhỏ theo chu kỳ cho lớp tuyết trên dàn lạnh tan và chảy ra khay bay hơi.',
        WIKI.autoDefrost,
      ),
      claim('Quạt lưu thông khí làm đồ không bọc khô nhanh hơn, nên rau thịt cần hộp kín.', WIKI.autoDefrost),
      claim('Tủ tự xả đá mà vẫn bám tuyết dày thường do ron cửa hở hoặc bộ xả đá hỏng.', from.FRIDGE_MANUALS),
    ],
    changes: 'Tủ đông trữ hàng lâu, ít mở thì kiểu đóng tuyết tiết kiệm và giữ ẩm thực phẩm tốt hơn.',
    related: ['Tủ lạnh không đóng tuyết dưới 10 triệu', 'Tủ đông và tủ mát khác nhau thế nào?'],
  },
  {
    id: 'nhiet-do-tu-lanh',
    question: 'Nên để tủ lạnh bao nhiêu độ?',
    asks: [
      'tủ lạnh + bao nhiêu độ | mấy độ | nhiệt độ',
      'ngăn mát | ngăn đá + bao nhiêu độ | mấy độ | nhiệt độ',
      'tủ đông + bao nhiêu độ | nhiệt độ',
    ],
    kinds: ['fridge', 'freezer'],
    verdict: 'Ngăn mát 4 °C trở xuống, ngăn đá −18 °C: đó là mức FDA khuyên để thực phẩm an toàn.',
    claims: [
      claim('FDA khuyên giữ ngăn mát từ 4 °C trở xuống và ngăn đông ở −18 °C.', from.FDA_FRIDGE),
      claim('Ở nhiệt độ phòng, số vi khuẩn gây bệnh có thể tăng gấp đôi mỗi 20 phút.', from.FDA_FRIDGE),
      claim(
        'Núm vặn 1–7 không phải độ C; muốn biết chắc thì đặt một nhiệt kế trong cốc nước giữa tủ.',
        from.FDA_FRIDGE,
      ),
    ],
    changes: 'Trời nóng, tủ đầy hay mở nhiều thì chỉnh lạnh hơn một nấc.',
    related: ['Tủ lạnh 300 lít dưới 10 triệu', 'Có nên cho đồ nóng vào tủ lạnh?'],
  },
  {
    id: 'khe-ho-tu-lanh',
    question: 'Kê tủ lạnh cách tường bao nhiêu?',
    asks: ['tủ lạnh + cách tường | khe hở | khoảng hở | sát tường | kê | đặt ở đâu | âm tủ | lọt ô'],
    kinds: ['fridge'],
    verdict:
      'Theo sách hướng dẫn của đúng mẫu tủ; các nguồn chung đang nói khác nhau, từ 3–5 cm đến 10 cm hai bên và 15 cm phía sau.',
    claims: [
      claim(
        'Một nguồn báo nêu 15 cm phía sau và 10 cm hai bên, nguồn khác chỉ nêu 3–5 cm: chúng tôi để nguyên cả hai vì chưa rõ bên nào đúng cho mọi tủ.',
        from.PRESS_CLEARANCE,
      ),
      claim(
        'Sách hướng dẫn ghi khoảng hở riêng theo chỗ tỏa nhiệt của từng mẫu; đó là con số phải theo.',
        from.FRIDGE_MANUALS,
      ),
    ],
    changes: 'Tủ thiết kế lắp âm tỏa nhiệt ở đáy trước nên cần ít khe hơn; tủ thường thì không.',
    related: ['Tủ lạnh rộng dưới 60 cm cho 3 người', 'Tủ lạnh tốn bao nhiêu điện một tháng?'],
  },
  {
    id: 'tu-lanh-inverter',
    question: 'Tủ lạnh Inverter có đáng không?',
    asks: [
      'tủ lạnh + inverter + có nên | thường | khác gì | hay | tốn điện | là gì | đáng | có thật | không inverter | ưu điểm | hơn',
    ],
    kinds: ['fridge'],
    verdict:
      'Đáng, vì tủ cắm điện cả ngày cả đêm; nhưng hãy so số kWh mỗi năm in trên nhãn, đó mới là mức tốn thật.',
    claims: [
      claim(
        'Máy nén biến tần chạy chậm khi tủ đã đủ lạnh nên êm và giữ nhiệt đều hơn máy nén bật tắt.',
        WIKI.inverter,
      ),
      claim(
        'Tủ lạnh thuộc nhóm phải dán nhãn và đạt hiệu suất tối thiểu, nên tủ nào cũng có số điện năng trên nhãn.',
        from.LABEL_DECISION,
      ),
    ],
    changes: 'Tủ mini cho phòng trọ dùng ít điện sẵn, chênh vài chục kWh mỗi năm khó bù giá mua.',
    related: ['Tủ lạnh Inverter dưới 10 triệu', 'Inverter là gì?'],
  },
  {
    id: 'tu-lanh-ton-dien',
    question: 'Tủ lạnh tốn bao nhiêu điện một tháng?',
    asks: [
      'tủ lạnh + tốn điện',
      'tủ lạnh + tiền điện | mấy số điện | rút điện | ngắt điện ban đêm',
      'tủ đông + tốn điện',
    ],
    kinds: ['fridge', 'freezer'],
    verdict: 'Lấy số kWh mỗi năm trên nhãn chia 12: tủ ghi 339 kWh một năm dùng khoảng 28 kWh mỗi tháng.',
    claims: [
      claim(
        'Số trên nhãn đo theo tiêu chuẩn; nhà nóng, mở cửa nhiều và để đồ nóng vào thì tốn hơn.',
        from.IEC_FRIDGE,
      ),
      claim(
        'Rút điện ban đêm là không nên: nhiệt độ tăng làm thực phẩm hỏng và tủ phải chạy bù.',
        from.FDA_FRIDGE,
      ),
    ],
    changes: 'Tủ to hơn không hẳn tốn hơn: tủ 400 lít đời mới có thể ít kWh hơn tủ 250 lít đời cũ. Xem nhãn.',
    related: ['Tủ lạnh tiết kiệm điện nhất dưới 15 triệu', 'Tính tiền điện theo bậc thế nào?'],
  },
  {
    id: 'tu-dong-tu-mat',
    question: 'Tủ đông, tủ mát, tủ đông mát khác nhau thế nào?',
    asks: [
      'tủ đông + tủ mát | tủ lạnh + khác gì',
      'tủ đông + tủ mát',
      'tủ đông mát | tủ đông 2 ngăn + là gì',
      'tủ đông đứng + nằm | ngang',
    ],
    kinds: ['freezer'],
    verdict:
      'Tủ đông giữ khoảng −18 °C để trữ lâu, tủ mát giữ trên 0 °C cho nước và rau; tủ đông mát có cả hai ngăn.',
    claims: [
      claim('Bảo quản đông dài ngày cần −18 °C trở xuống.', from.FDA_FRIDGE),
      claim(
        'Tủ nằm mở nắp phía trên nên hơi lạnh ít tràn ra khi mở; tủ đứng dễ sắp xếp, tốn ít diện tích sàn.',
        WIKI.refrigerator,
      ),
    ],
    changes: 'Bán quán mở cửa suốt ngày thì chọn tủ có lưu lượng gió và kính phù hợp, xem thông số hãng.',
    related: ['Tủ đông 200 lít dưới 8 triệu', 'Nên để tủ lạnh bao nhiêu độ?'],
  },
  {
    id: 'do-nong-vao-tu-lanh',
    question: 'Có nên cho đồ ăn nóng vào tủ lạnh?',
    asks: [
      'đồ nóng | thức ăn nóng | đồ ăn nóng | cơm nóng | canh nóng + tủ lạnh',
      'thức ăn | đồ ăn + bao lâu + tủ lạnh',
      'mất điện | cúp điện + tủ lạnh',
    ],
    kinds: ['fridge'],
    verdict: 'Chia nhỏ cho bớt nóng rồi cất trong vòng hai giờ; để ngoài lâu còn hại hơn là cất lúc còn ấm.',
    claims: [
      claim('FDA khuyên không để thực phẩm dễ hỏng ở ngoài quá hai giờ.', from.FDA_FRIDGE),
      claim('Nồi lớn nóng hổi làm ấm cả ngăn; chia vào hộp nông thì nguội nhanh.', from.FDA_FRIDGE),
    ],
    changes: 'Mất điện thì giữ cửa đóng: tủ đầy giữ lạnh lâu hơn tủ vơi.',
    related: ['Tủ lạnh 300 lít dưới 10 triệu', 'Nên để tủ lạnh bao nhiêu độ?'],
  },
  {
    id: 'tu-lanh-chay-nuoc',
    question: 'Vì sao tủ lạnh chảy nước, có mùi hoặc không lạnh?',
    asks: [
      'tủ lạnh + chảy nước | rỉ nước | đọng nước',
      'tủ lạnh + không lạnh | kém lạnh | mất lạnh | không đông đá',
      'tủ lạnh + mùi hôi | có mùi | khử mùi | hôi',
      'ron | gioăng + tủ lạnh | cửa',
      'tủ lạnh + vệ sinh',
      'tủ lạnh + kêu to | ồn | kêu',
    ],
    kinds: ['fridge'],
    verdict:
      'Hay gặp là lỗ thoát nước xả đá bị nghẹt hoặc ron cửa hở; không lạnh thì xem ron, khe gió bị đồ chắn và chỗ kê trước khi gọi thợ.',
    claims: [
      claim(
        'Nước xả đá chảy theo một lỗ nhỏ phía sau ra khay bay hơi; vụn thức ăn bịt lỗ thì nước tràn vào trong.',
        WIKI.autoDefrost,
      ),
      claim(
        'Ron hở làm hơi ẩm vào, gây bám tuyết, đọng nước và máy chạy không nghỉ; kẹp thử tờ giấy, rút ra quá dễ là ron đã lỏng.',
        from.FRIDGE_MANUALS,
      ),
    ],
    changes: 'Có tiếng kêu lạ, mùi khét hay rò điện thì rút phích và gọi trung tâm bảo hành.',
    related: ['Tủ lạnh cho 4 người dưới 12 triệu', 'Khi nào nên sửa, khi nào nên mua mới?'],
  },
  {
    id: 'tu-lanh-moi-mua',
    question: 'Tủ lạnh mới mua về bao lâu thì cắm điện?',
    asks: [
      'tủ lạnh | tủ đông + mới mua | mới về | mới chở | vận chuyển + cắm điện | bao lâu | lưu ý | khi nào',
      'tủ lạnh + cắm điện + bao lâu | mấy tiếng',
    ],
    kinds: ['fridge', 'freezer'],
    verdict:
      'Theo số giờ ghi trong sách hướng dẫn của đúng tủ: chở đứng thì chờ ít, chở nằm thì chờ lâu hơn để dầu chảy về máy nén.',
    claims: [
      claim(
        'Hãng khuyên để tủ đứng yên một lúc sau khi vận chuyển rồi mới cắm; số giờ mỗi hãng ghi một khác.',
        from.FRIDGE_MANUALS,
      ),
      claim('Dầu bôi trơn nằm trong máy nén kín, nghiêng tủ thì dầu tràn ra đường ống.', WIKI.refrigerator),
      claim('Cắm rồi thì chờ ngăn mát xuống 4 °C trở xuống mới cất đồ tươi.', from.FDA_FRIDGE),
    ],
    changes: 'Lau trong tủ bằng khăn ẩm và mở cửa cho bay mùi nhựa trước khi cất thực phẩm.',
    related: ['Tủ lạnh 300 lít dưới 10 triệu', 'Kê tủ lạnh cách tường bao nhiêu?'],
  },
]
