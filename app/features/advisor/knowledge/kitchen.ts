import { claim } from './fact.ts'
import type { Fact } from './fact.ts'
import * as from from './sources.ts'

const { WIKI } = from

/** Hobs, pots and ovens. */
export const KITCHEN_FACTS: readonly Fact[] = [
  {
    id: 'bep-tu-hong-ngoai',
    question: 'Bếp từ hay bếp hồng ngoại?',
    asks: [
      'bếp từ | từ + hồng ngoại | bếp hồng ngoại',
      'bếp hồng ngoại + là gì | có nên | tốn điện | nguy hiểm | kén nồi',
      'bếp đôi + từ + hồng ngoại',
    ],
    kinds: ['hob'],
    verdict:
      'Bếp từ nấu nhanh, mặt bếp ít nóng và đỡ điện nhưng kén nồi; hồng ngoại dùng nồi nào cũng được, nướng được, nhưng mặt kính nóng lâu.',
    claims: [
      claim(
        'Bếp từ tạo dòng điện ngay trong đáy nồi nhiễm từ, nồi nóng chứ không phải mặt bếp.',
        WIKI.induction,
      ),
      claim('ENERGY STAR nêu bếp từ đưa khoảng 85% năng lượng vào thức ăn, bếp gas khoảng 32%.', from.CALMTA),
      claim('Mặt bếp hồng ngoại nóng đỏ và nguội chậm: giữ trẻ nhỏ tránh xa.', from.HOB_MANUALS),
    ],
    table: {
      columns: ['', 'Bếp từ', 'Bếp hồng ngoại'],
      rows: [
        ['Làm nóng', 'Chính đáy nồi', 'Mặt kính rồi tới nồi'],
        ['Nồi dùng được', 'Đáy hút nam châm', 'Mọi loại'],
        ['Tốc độ, điện', 'Nhanh, ít tốn', 'Chậm, tốn hơn'],
        ['Nướng trực tiếp', 'Không', 'Được'],
        ['Mặt bếp khi tắt', 'Nguội nhanh', 'Nóng lâu'],
      ],
    },
    changes:
      'Nhà có sẵn nhiều nồi nhôm, nồi đất thì hồng ngoại hoặc bếp đôi một từ một hồng ngoại đỡ phải thay nồi.',
    related: ['Bếp từ đôi dưới 10 triệu', 'Nồi nào dùng được cho bếp từ?'],
  },
  {
    id: 'bep-tu-bep-gas',
    question: 'Bếp từ hay bếp gas?',
    asks: ['bếp từ + gas | bếp gas | bếp ga'],
    kinds: ['hob'],
    verdict:
      'Bếp từ an toàn hơn vì không có lửa và ít tỏa nhiệt ra bếp; gas nấu được khi mất điện và nồi nào cũng hợp.',
    claims: [
      claim(
        'Một phép thử đun gần một lít nước: bếp từ 1.300 W mất 5 phút 50 giây, bếp gas mất 8 phút 30 giây.',
        from.PRESS_HOB,
      ),
      claim(
        'Bếp từ khoảng 85% năng lượng vào thức ăn, gas khoảng 32%; phần còn lại làm nóng gian bếp.',
        from.CALMTA,
      ),
      claim('Bếp từ cần đường điện riêng đủ tải, aptomat và nối đất.', from.HOB_MANUALS),
    ],
    table: {
      columns: ['', 'Bếp từ', 'Bếp gas'],
      rows: [
        ['Năng lượng vào nồi', 'Khoảng 85%', 'Khoảng 32%'],
        ['Mất điện', 'Không nấu được', 'Vẫn nấu'],
        ['Nồi', 'Đáy hút nam châm', 'Mọi loại'],
        ['Rủi ro chính', 'Quá tải điện', 'Rò gas, lửa'],
      ],
    },
    changes: 'Rẻ hơn hay không tùy giá bình gas và bậc điện nhà bạn, hai thứ này đổi luôn.',
    related: ['Bếp từ đơn dưới 1 triệu', 'Bếp từ tốn bao nhiêu điện?'],
  },
  {
    id: 'noi-cho-bep-tu',
    question: 'Nồi nào dùng được cho bếp từ?',
    asks: ['nồi | chảo + bếp từ', 'inox 304 | inox 430 + bếp từ | nồi', 'đáy từ + là gì | nồi'],
    kinds: ['hob'],
    verdict:
      'Nồi đáy phẳng mà nam châm hút được: gang, thép, inox có đáy từ. Nhôm, thủy tinh, gốm, nồi đất thì không, trừ loại gắn thêm đáy từ.',
    claims: [
      claim('Bếp từ cần kim loại có từ tính ở đáy nồi; thử bằng nam châm tủ lạnh là biết.', WIKI.induction),
      claim('Đáy nhỏ hơn vòng nấu hoặc cong thì bếp báo lỗi hay nóng yếu.', from.HOB_MANUALS),
    ],
    changes: 'Đĩa chuyển từ dùng tạm được nhưng chậm và nóng mặt kính, các hãng không khuyến khích.',
    related: ['Bếp từ dưới 2 triệu', 'Bếp từ hay bếp hồng ngoại?'],
  },
  {
    id: 'bep-tu-ton-dien',
    question: 'Bếp từ tốn bao nhiêu điện?',
    asks: [
      'bếp từ | bếp điện + tốn điện | tiền điện',
      'bếp từ + công suất | inverter | có hại | sóng | an toàn',
    ],
    kinds: ['hob'],
    verdict:
      'Nấu ở 2.000 W trong một giờ dùng 2 kWh; nhà nấu hai bữa, mỗi bữa chừng 45 phút ở mức trung bình 1.200 W dùng khoảng 54 kWh một tháng.',
    claims: [
      claim(
        'Điện năng bằng công suất nhân thời gian; mức ghi trên bếp là mức tối đa, ít khi dùng suốt bữa.',
        WIKI.kilowattHour,
      ),
      claim(
        'Bếp từ mất ít nhiệt ra ngoài nên cùng món ăn tốn ít điện hơn bếp điện mặt nóng.',
        WIKI.induction,
      ),
    ],
    changes: 'Ninh hầm lâu nên chuyển sang nồi áp suất hoặc nồi ủ.',
    related: ['Bếp từ đôi tiết kiệm điện dưới 10 triệu', 'Tính tiền điện theo bậc thế nào?'],
  },
  {
    id: 'noi-chien-khong-dau',
    question: 'Nồi chiên không dầu hoạt động thế nào, có nên mua không?',
    asks: [
      'nồi chiên không dầu + có nên | là gì | hoạt động | có tốt | có hại | tốn điện | độc | ung thư | mấy lít | ưu điểm',
      'nồi chiên + có nên | là gì | có hại | tốn điện',
    ],
    kinds: ['air_fryer'],
    verdict:
      'Nó là lò đối lưu nhỏ thổi khí nóng mạnh: giòn mà ít dầu, tiện món nhanh; nhà đông hoặc hay nướng bánh thì lò nướng hợp hơn.',
    claims: [
      claim('Quạt thổi khí nóng quanh thực phẩm tạo lớp vỏ giòn, không ngâm trong dầu.', WIKI.airFryer),
      claim('Rổ nhỏ và kín nên nóng nhanh hơn lò nướng, nhưng mỗi mẻ chứa được ít.', WIKI.airFryer),
      claim(
        'Khoai, bánh mì chiên nướng cháy cạnh sinh ra acrylamide dù dùng nồi nào; FDA khuyên dừng ở màu vàng thay vì nâu sẫm.',
        from.FDA_ACRYLAMIDE,
      ),
    ],
    changes: 'Nhà đông hay nướng gà nguyên con thì xem dung tích rổ thật, không chỉ số lít in trên hộp.',
    related: ['Nồi chiên không dầu 5 lít dưới 2 triệu', 'Nồi chiên không dầu hay lò nướng?'],
  },
  {
    id: 'noi-chien-lo-nuong',
    question: 'Nồi chiên không dầu hay lò nướng?',
    asks: ['nồi chiên không dầu | nồi chiên + lò nướng | lò vi sóng'],
    kinds: ['air_fryer', 'oven', 'microwave'],
    verdict:
      'Nồi chiên nhanh và gọn cho 1–4 người; lò nướng chứa gà nguyên con, khay bánh; lò vi sóng để hâm và rã đông, món ra mềm chứ chẳng giòn.',
    claims: [
      claim('Nồi chiên là dạng lò đối lưu thu nhỏ, làm nóng nhanh vì khoang bé.', WIKI.airFryer),
      claim('Lò vi sóng làm nóng phân tử nước bên trong món ăn nên bề mặt không vàng giòn.', WIKI.microwave),
    ],
    table: {
      columns: ['', 'Nồi chiên', 'Lò nướng', 'Lò vi sóng'],
      rows: [
        ['Mạnh nhất ở', 'Món giòn, mẻ nhỏ', 'Bánh, gà nguyên con', 'Hâm, rã đông'],
        ['Nóng lên', 'Nhanh', 'Phải làm nóng trước', 'Ngay'],
        ['Chỗ đặt', 'Nhỏ', 'Lớn', 'Vừa'],
      ],
    },
    changes: 'Bếp chật thì chọn một lò vi sóng có nướng đối lưu làm được hai việc.',
    related: ['Nồi chiên không dầu 6 lít dưới 2 triệu', 'Lò vi sóng có nướng dưới 3 triệu'],
  },
  {
    id: 'lo-vi-song',
    question: 'Lò vi sóng có hại không, đựng bằng gì?',
    asks: [
      'lò vi sóng + có hại | an toàn | ung thư | sóng | nguy hiểm | mất chất',
      'lò vi sóng + hộp | chén | đĩa | nhựa | kim loại | giấy bạc | tô | cho vào',
      'lò vi sóng + nướng + cơ | điện tử | khác gì',
      'lò vi sóng + inverter | là gì | tốn điện | vệ sinh',
    ],
    kinds: ['microwave'],
    verdict:
      'Dùng đúng thì an toàn: sóng bị giữ trong khoang kim loại và tắt khi mở cửa. Dùng gốm, thủy tinh chịu nhiệt; không cho kim loại và nhựa không ghi chịu nhiệt.',
    claims: [
      claim(
        'FDA quy định mức rò sóng rất thấp cho lò bán ra; đừng dùng lò móp cửa, hỏng bản lề hay ron.',
        from.FDA_MICROWAVE,
      ),
      claim(
        'Nước đun trong lò có thể quá nhiệt, trào lên khi khuấy: đừng đun lâu hơn hướng dẫn.',
        from.FDA_MICROWAVE,
      ),
      claim('Thức ăn hâm bằng vi ba không bị nhiễm xạ.', from.FDA_MICROWAVE),
    ],
    changes: 'Lò nướng kèm vi sóng có thanh đốt nóng: lúc nướng thì hộp nhựa nào cũng không dùng được.',
    related: ['Lò vi sóng dưới 2 triệu', 'Nồi chiên không dầu hay lò nướng?'],
  },
  {
    id: 'noi-com-cao-tan',
    question: 'Nồi cơm cao tần, điện tử và nồi cơ khác nhau thế nào?',
    asks: [
      'nồi cơm cao tần + là gì | có nên | khác gì | đáng | điện tử | nồi cơ | tốn điện',
      'cao tần + điện tử | nồi cơm | là gì',
      'nồi cơm + điện tử + nồi cơ | cơ',
      'nồi cơm điện tử + có nên | là gì | khác gì',
    ],
    kinds: ['rice_cooker'],
    verdict:
      'Nồi cơ rẻ, nấu một kiểu; điện tử hẹn giờ và có nhiều chế độ; cao tần làm nóng cả thành nồi bằng cảm ứng từ nên cơm chín đều, giá cao nhất.',
    claims: [
      claim(
        'Nồi cao tần dùng cuộn cảm ứng từ làm chính lòng nồi nóng lên, nồi thường dùng mâm nhiệt ở đáy.',
        WIKI.riceCooker,
      ),
      claim('Cỡ quen dùng: 1–1,5 lít cho 2–4 người, 1,8 lít cho 4–6 người.', from.DMX_LABELS),
    ],
    table: {
      columns: ['', 'Nồi cơ', 'Điện tử', 'Cao tần'],
      rows: [
        ['Làm nóng', 'Mâm nhiệt đáy', 'Mâm nhiệt, có cảm biến', 'Cảm ứng từ quanh nồi'],
        ['Hẹn giờ', 'Không', 'Có', 'Có'],
        ['Giá', 'Thấp', 'Trung bình', 'Cao'],
      ],
    },
    changes: 'Chỉ nấu cơm trắng hằng ngày thì nồi cơ nắp gài là đủ dùng.',
    related: ['Nồi cơm cao tần dưới 3 triệu', 'Nồi cơm điện tử 1,8 lít dưới 1,5 triệu'],
  },
]

/** The other kitchen machines. */
export const KITCHEN_MACHINE_FACTS: readonly Fact[] = [
  {
    id: 'noi-ap-suat',
    question: 'Nồi áp suất điện có an toàn không?',
    asks: ['nồi áp suất + an toàn | nguy hiểm | có nên | là gì | nổ | tốn điện | hoạt động'],
    kinds: ['pressure_cooker'],
    verdict:
      'An toàn nếu ron và van sạch, không đầy quá vạch và chỉ mở khi chốt tụt; bù lại ninh nhanh và ít tốn điện.',
    claims: [
      claim('Áp suất cao làm nước sôi trên 100 °C nên món ninh chín nhanh hơn.', WIKI.pressure),
      claim('Đừng đổ quá vạch tối đa, món nở như đậu chỉ nửa nồi.', from.KITCHEN_MANUALS),
    ],
    changes: 'Van xì liên tục hay chốt không tụt thì rút điện, để nguội và mang đi bảo hành.',
    related: ['Nồi áp suất điện dưới 2 triệu', 'Nồi cơm cao tần, điện tử và nồi cơ khác nhau thế nào?'],
  },
  {
    id: 'may-rua-chen',
    question: 'Máy rửa chén có tốn nước, tốn điện không, có nên mua?',
    asks: [
      'máy rửa chén + tốn nước | tốn điện | có nên | có sạch | tiền điện | đáng | bao lâu | rửa tay',
      'máy rửa chén + muối | viên rửa | bột rửa | nước bóng | vệ sinh',
      'máy rửa chén + âm tủ | độc lập + khác gì | hay',
    ],
    kinds: ['dishwasher'],
    verdict:
      'Thường ít nước hơn rửa tay dưới vòi chảy; tốn điện vì đun nước nóng và sấy. Đáng mua nếu nhà nấu hai bữa và có chỗ đặt.',
    claims: [
      claim(
        'Máy phun lại cùng một lượng nước nhiều vòng, còn rửa tay dưới vòi thì nước chảy đi luôn.',
        WIKI.dishwasher,
      ),
      claim('6–8 bộ hợp khoảng hai bữa của nhà nhỏ, 12–15 bộ hợp ba bốn bữa.', from.DMX_LABELS),
      claim(
        'Muối làm mềm nước và nước bóng là hai thứ khác viên rửa; dùng hay không tùy độ cứng nước và hướng dẫn của máy.',
        WIKI.dishwasher,
      ),
    ],
    changes: 'Chảo chống dính mỏng, đồ gỗ, dao tốt không nên bỏ máy.',
    related: ['Máy rửa chén 8 bộ dưới 12 triệu', 'Máy rửa chén 14 bộ dưới 20 triệu'],
  },
  {
    id: 'may-hut-mui',
    question: 'Máy hút mùi chọn công suất hút bao nhiêu?',
    asks: [
      'máy hút mùi + bao nhiêu | công suất | than hoạt tính | ống thoát | có nên | là gì | khác gì | vệ sinh',
    ],
    kinds: ['range_hood'],
    verdict:
      'Lấy thể tích bếp (m³) nhân số lần thay gió mỗi giờ mà hãng khuyên là ra mức hút cần có; ống thoát ngắn và thẳng thì hút tốt hơn.',
    claims: [
      claim(
        'Có ống thoát ra ngoài thì hút cả hơi ẩm và mùi; không ống thì dùng than hoạt tính lọc rồi trả khí lại phòng.',
        WIKI.hood,
      ),
      claim('Than hoạt tính bão hòa theo thời gian và phải thay; lưới mỡ cần rửa thường xuyên.', WIKI.hood),
    ],
    changes: 'Bếp thông phòng khách hoặc hay chiên xào thì chọn mức hút cao và đi ống thoát ra ngoài.',
    related: ['Bếp từ âm dưới 10 triệu', 'Bếp từ hay bếp hồng ngoại?'],
  },
  {
    id: 'may-ep-cham',
    question: 'Máy ép chậm và máy ép nhanh khác nhau thế nào?',
    asks: [
      'ép chậm | máy ép chậm + ép nhanh | là gì | có nên | khác gì | ly tâm | đáng',
      'máy ép trái cây + máy xay sinh tố',
      'máy xay + máy ép',
    ],
    kinds: ['juicer', 'blender'],
    verdict:
      'Ép chậm ép kiệt hơn và ít bọt, hợp rau lá; ép nhanh rẻ và nhanh. Máy xay giữ lại cả xơ, là thức uống khác.',
    claims: [
      claim('Máy ép chậm nghiền bằng trục vít quay chậm, máy ly tâm bào và quay văng nước ra.', WIKI.juicer),
      claim('Máy xay không tách bã nên chất xơ còn nguyên trong ly.', WIKI.juicer),
    ],
    changes: 'Nếu ngại rửa thì nhìn số chi tiết phải tháo trước khi nhìn công suất.',
    related: ['Máy xay sinh tố dưới 1 triệu', 'Máy xay sinh tố công suất lớn dưới 2 triệu'],
  },
]
