import { claim } from './fact.ts'
import type { Fact } from './fact.ts'
import * as from from './sources.ts'

const { WIKI } = from

/** How an air conditioner is used, cleaned and cared for. */
export const AIR_CONDITIONER_USE_FACTS: readonly Fact[] = [
  {
    id: 'che-do-dry',
    question: 'Chế độ Dry của máy lạnh để làm gì?',
    asks: ['dry + chế độ | máy lạnh | là gì | tốn điện', 'chế độ khô | hút ẩm + máy lạnh', 'cool + dry'],
    kinds: ['ac'],
    verdict:
      'Dry chạy nhẹ để rút ẩm, hợp ngày nồm và mưa mát; ngày nắng gắt thì Dry không đủ lạnh, phải dùng Cool.',
    claims: [
      claim(
        'Ở chế độ Dry máy quay quạt chậm và chạy máy nén từng lúc để ngưng tụ hơi nước, nhiệt độ giảm ít.',
        from.AC_MANUALS,
      ),
      claim('Độ ẩm trong nhà nên dưới 60%, lý tưởng là 30–50%, để hạn chế nấm mốc.', from.EPA_MOLD),
    ],
    changes: 'Nhà nồm kéo dài thì máy hút ẩm riêng rút nước đều hơn mà phòng vẫn ấm.',
    related: ['Máy lạnh Inverter 1 HP dưới 10 triệu', 'Máy hút ẩm hay máy lạnh chế độ Dry?'],
  },
  {
    id: 'nhiet-do-may-lanh',
    question: 'Nên đặt máy lạnh bao nhiêu độ?',
    asks: [
      'máy lạnh + bao nhiêu độ | mấy độ | nhiệt độ',
      '26 độ | 27 độ | 25 độ + máy lạnh | tốn điện',
      'nhiệt độ + máy lạnh + ngủ | trẻ | em bé | tốn điện',
    ],
    kinds: ['ac'],
    verdict: 'Đặt 26–27 °C trở lên và bật kèm quạt: đó là mức EVN khuyến nghị để vừa mát vừa đỡ tốn điện.',
    claims: [
      claim(
        'EVN khuyến nghị hộ gia đình không đặt dưới 26 °C, nên để 26–27 °C trở lên kèm quạt.',
        from.EVN_26,
      ),
      claim(
        'EVNHCMC khuyên giữ mức chênh khoảng 5 °C so với ngoài trời để ra vào không sốc nhiệt.',
        from.EVN_HCMC,
      ),
      claim(
        'Chênh lệch trong ngoài càng lớn thì nhiệt vào phòng càng nhiều và máy chạy càng nặng.',
        WIKI.airConditioning,
      ),
    ],
    changes: 'Phòng có trẻ sơ sinh, người ốm thì theo lời bác sĩ; đừng để gió thổi thẳng vào người.',
    related: ['Máy lạnh tiết kiệm điện cho phòng 15 m²', 'Máy lạnh tốn bao nhiêu điện một tháng?'],
  },
  {
    id: 've-sinh-may-lanh',
    question: 'Bao lâu nên vệ sinh máy lạnh một lần?',
    asks: [
      'máy lạnh + vệ sinh',
      'lưới lọc + máy lạnh | vệ sinh',
      'vệ sinh + dàn lạnh | dàn nóng | cục nóng | cục lạnh',
    ],
    kinds: ['ac'],
    verdict:
      'Tự rửa lưới lọc khoảng hai tuần một lần trong mùa dùng nhiều; thuê thợ rửa dàn lạnh, dàn nóng 3–4 tháng một lần nếu bật 3–6 giờ mỗi ngày.',
    claims: [
      claim('Sách hướng dẫn của các hãng khuyên rửa lưới lọc bụi hai tuần một lần.', from.AC_MANUALS),
      claim(
        'Nhà dùng 3–6 giờ mỗi ngày nên vệ sinh toàn máy 3–4 tháng một lần, văn phòng dùng 8–10 giờ thì 2–3 tháng; có nơi khác khuyên 6–12 tháng.',
        from.PRESS_AC_CLEANING,
      ),
      claim(
        'Lưới lọc tắc làm gió yếu; thay lưới bẩn bằng lưới sạch giảm được 5–15% điện của máy.',
        from.DOE_AC,
      ),
    ],
    changes: 'Nhà sát đường bụi, nuôi chó mèo hay bật cả ngày thì rửa dày hơn. Phần điện và gas để thợ làm.',
    related: ['Máy lạnh tự làm sạch dưới 12 triệu', 'Vì sao máy lạnh chảy nước?'],
  },
  {
    id: 'may-lanh-ton-dien',
    question: 'Máy lạnh tốn bao nhiêu điện một tháng?',
    asks: [
      'máy lạnh + tốn điện',
      'máy lạnh + tiền điện | mấy số điện | bao nhiêu số điện',
      '1hp | 1.5hp | 1 ngựa + tốn điện | tiền điện',
    ],
    kinds: ['ac'],
    verdict:
      'Máy 1 HP, CSPF 5,23, bật 8 giờ mỗi đêm dùng khoảng 85–87 kWh một tháng; nhà đang dùng 200 kWh thì trả thêm chừng 280.000 đồng.',
    claims: [
      claim(
        'Cách tính: công suất lạnh (kW) × tải trung bình 70% × số giờ ÷ CSPF; đây là ước lượng, phòng nóng hơn thì tốn hơn.',
        from.OWN_SUM,
      ),
      claim(
        'Tiền tính theo bậc cao nhất bạn đang chạm tới, cộng thuế giá trị gia tăng; số trên theo biểu sáu bậc từ 10/5/2025.',
        from.TARIFF_SIX,
      ),
      claim('Cùng cách tính, máy CSPF 4,20 tốn khoảng 350.000 đồng.', from.OWN_SUM),
    ],
    changes:
      'Số giờ bật, nhiệt độ đặt, hướng nắng và bậc điện của nhà bạn. Biểu giá năm bậc có áp dụng chưa thì chúng tôi chưa xác minh được.',
    related: ['Máy lạnh 1 HP tiết kiệm điện nhất', 'Tính tiền điện theo bậc thế nào?', 'CSPF là gì?'],
  },
  {
    id: 'lap-may-lanh',
    question: 'Tự lắp máy lạnh được không, cần lưu ý gì khi lắp?',
    asks: [
      'lắp đặt | lắp | treo + máy lạnh + lưu ý | tự | cách | kinh nghiệm | cao bao nhiêu | ở đâu | vị trí | chuẩn bị',
      'máy lạnh + vị trí lắp | ống đồng | hút chân không',
      'cục nóng + lắp | đặt | để',
    ],
    kinds: ['ac'],
    verdict:
      'Nên để thợ có nghề lắp: phải nối ống đồng, hút chân không, đấu điện riêng có nối đất; việc của bạn là chọn chỗ thoáng cho dàn nóng.',
    claims: [
      claim(
        'Sách hướng dẫn yêu cầu người đủ chuyên môn lắp, vì rò gas và đấu sai điện gây cháy và điện giật.',
        from.AC_MANUALS,
      ),
      claim('Gas R32 thuộc nhóm cháy yếu nên dụng cụ và chỗ lắp phải đúng hướng dẫn của hãng.', from.EPA_GWP),
      claim('Dàn nóng cần chỗ thoáng, tránh nắng trực tiếp nếu được, không chắn gió ra.', from.AC_MANUALS),
    ],
    changes: 'Hỏi rõ trước khi đặt: dài bao nhiêu mét ống là miễn phí, có hút chân không và thử kín không.',
    related: ['Phòng 15 m² nên mua máy lạnh mấy HP?', 'Phí lắp đặt gồm những gì?'],
  },
  {
    id: 'may-lanh-chay-nuoc',
    question: 'Vì sao máy lạnh chảy nước trong phòng?',
    asks: ['máy lạnh + chảy nước | nhỏ nước | rỉ nước | đọng nước'],
    kinds: ['ac'],
    verdict:
      'Thường là ống thoát nước ngưng bị nghẹt hoặc máng bẩn, lưới lọc tắc làm đóng băng, hoặc máy treo nghiêng sai.',
    claims: [
      claim(
        'Dàn lạnh ngưng tụ hơi ẩm thành nước và phải thoát ra theo ống; rãnh thoát nghẹt thì nước tràn và độ ẩm không giảm.',
        from.DOE_AC,
      ),
      claim('Lưới lọc bẩn làm gió yếu, dàn lạnh có thể đóng băng rồi tan thành nước.', from.AC_MANUALS),
    ],
    changes: 'Bạn rửa lưới lọc được; còn thông ống, chỉnh máng và kiểm tra gas thì tắt aptomat và gọi thợ.',
    related: ['Máy lạnh Inverter dưới 10 triệu', 'Bao lâu nên vệ sinh máy lạnh một lần?'],
  },
  {
    id: 'may-lanh-khong-lanh',
    question: 'Máy lạnh chạy mà không lạnh là vì sao?',
    asks: [
      'máy lạnh + không lạnh | không mát | kém lạnh | yếu lạnh | lâu lạnh | mất lạnh',
      'máy lạnh + có mùi | mùi hôi',
    ],
    kinds: ['ac'],
    verdict:
      'Kiểm tra theo thứ tự: chế độ và nhiệt độ đặt, lưới lọc bẩn, cửa hở, dàn nóng bị che; sau đó mới nghĩ tới thiếu gas và hỏng máy nén.',
    claims: [
      claim(
        'Lưới lọc và dàn trao đổi nhiệt bẩn là nguyên nhân thường gặp làm máy yếu dần qua các năm.',
        from.DOE_AC,
      ),
      claim(
        'Gas không tự hao hụt: thiếu gas nghĩa là có chỗ rò, phải tìm chỗ rò trước khi nạp.',
        from.DOE_AC,
      ),
    ],
    changes: 'Máy quá nhỏ so với phòng thì sạch mấy cũng không mát: xem lại công suất.',
    related: ['Phòng 20 m² nên mua máy lạnh mấy HP?', 'Bao lâu nên vệ sinh máy lạnh một lần?'],
  },
  {
    id: 'bat-tat-may-lanh',
    question: 'Bật tắt máy lạnh liên tục có tốn điện hơn không?',
    asks: [
      'bật tắt | tắt bật | tắt đi bật lại + máy lạnh | liên tục',
      'máy lạnh + để cả ngày | để suốt | bật cả ngày + tắt | tốn điện',
      'ra ngoài | đi ra + tắt máy lạnh',
    ],
    kinds: ['ac'],
    verdict:
      'Ra ngoài lâu thì tắt; ra một lát rồi vào thì cứ để, tăng vài độ. Bật tắt liên tục làm máy phải kéo lạnh lại từ đầu.',
    claims: [
      claim(
        'Máy nén chạy nặng nhất lúc hạ nhiệt ban đầu; máy Inverter tiết kiệm khi đã giữ được nhiệt độ và chạy chậm.',
        WIKI.inverter,
      ),
      claim('EVNHCMC khuyên không hạ thật thấp rồi tắt sau một giờ, nên để mức vừa phải.', from.EVN_HCMC),
    ],
    changes: 'Phòng kín, cách nhiệt tốt thì tắt sớm trước khi ra ngoài vẫn còn mát một lúc.',
    related: ['Máy lạnh Inverter tiết kiệm điện dưới 12 triệu', 'Nên đặt máy lạnh bao nhiêu độ?'],
  },
  {
    id: 'quat-kem-may-lanh',
    question: 'Bật quạt cùng máy lạnh có đỡ tốn điện không?',
    asks: [
      'quạt + cùng máy lạnh | với máy lạnh | kèm máy lạnh | khi bật máy lạnh | chung máy lạnh',
      'máy lạnh + bật thêm quạt | bật quạt cùng | kèm quạt | thêm quạt',
    ],
    kinds: ['ac', 'fan'],
    verdict:
      'Có, nếu nhờ quạt mà bạn đặt máy lạnh cao hơn 1–2 °C; quạt chỉ vài chục W, máy lạnh hàng trăm W.',
    claims: [
      claim('EVN khuyên kết hợp quạt khi đặt 26–27 °C để vẫn thấy mát.', from.EVN_26),
      claim('Gió làm mồ hôi bay hơi nhanh nên người thấy mát dù nhiệt độ phòng không đổi.', WIKI.evaporative),
    ],
    changes: 'Vẫn giữ nguyên 24 °C mà bật thêm quạt thì chỉ tốn thêm.',
    related: ['Quạt đứng dưới 1 triệu', 'Nên đặt máy lạnh bao nhiêu độ?'],
  },
  {
    id: 'nap-gas-may-lanh',
    question: 'Bao lâu thì phải nạp gas máy lạnh?',
    asks: [
      'nạp gas | bơm gas | thay gas | hết gas | châm gas | xì gas | thiếu gas + máy lạnh | bao lâu | có cần | bị | dấu hiệu',
    ],
    kinds: ['ac'],
    verdict:
      'Không có lịch nạp gas: gas chạy trong vòng kín, thiếu nghĩa là có chỗ rò hoặc lúc lắp nạp chưa đủ.',
    claims: [
      claim(
        'Bộ Năng lượng Mỹ nói nếu hệ thống rò thì thêm gas không phải cách chữa: phải tìm, sửa chỗ rò rồi nạp đúng lượng.',
        from.DOE_AC,
      ),
      claim(
        'Có bài báo trong nước nêu máy tốt 6 tháng hay một năm mới phải bơm; chúng tôi theo nguồn trên và coi việc nạp định kỳ là dấu hiệu rò.',
        from.PRESS_AC_CLEANING,
      ),
      claim('Nạp gas là việc của thợ có dụng cụ: gas R32 thuộc nhóm cháy yếu.', from.EPA_GWP),
    ],
    changes: 'Vết dầu quanh đầu nối, tuyết bám ống nhỏ, lạnh yếu dần là lúc gọi thợ thử kín.',
    related: ['Máy lạnh gas R32 dưới 10 triệu', 'Máy lạnh chạy mà không lạnh là vì sao?'],
  },
]
