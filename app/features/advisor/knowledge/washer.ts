import { claim } from './fact.ts'
import type { Fact } from './fact.ts'
import * as from from './sources.ts'

const { WIKI } = from

export const WASHER_FACTS: readonly Fact[] = [
  {
    id: 'cua-truoc-cua-tren',
    question: 'Máy giặt cửa trước hay cửa trên?',
    asks: [
      'cửa trước + cửa trên',
      'cửa trước | cửa trên + máy giặt + có nên | ưu điểm | nhược điểm | tốn nước | tốn điện | sạch hơn | là gì | có tốt | khác gì',
    ],
    kinds: ['washer'],
    verdict:
      'Cửa trước ít nước, êm với vải và giặt nước nóng được; cửa trên rẻ, giặt nhanh, bỏ thêm đồ giữa chừng và không phải cúi.',
    claims: [
      claim(
        'Cửa trước xoay ngang, nâng đồ lên rồi thả xuống nên cần ít nước; cửa trên ngâm ngập đồ nên cần nhiều nước hơn.',
        from.CAFEF_WASHER,
      ),
      claim(
        'CafeF nêu 40–60 lít cho cửa trước và 120–150 lít cho cửa trên mỗi lần giặt; số thật tùy mẫu và chương trình.',
        from.CAFEF_WASHER,
      ),
      claim(
        'Cửa trước thường giặt lâu hơn; điện mỗi lần cao hơn chủ yếu vì đun nước nóng.',
        from.CAFEF_WASHER,
      ),
    ],
    table: {
      columns: ['', 'Cửa trước', 'Cửa trên'],
      rows: [
        ['Nước mỗi lần', 'Ít', 'Nhiều'],
        ['Thời gian giặt', 'Dài', 'Ngắn'],
        ['Giặt nước nóng', 'Hầu hết có', 'Ít mẫu có'],
        ['Bỏ thêm đồ', 'Phải chờ mở khóa', 'Mở nắp là được'],
        ['Giá cùng khối lượng', 'Cao hơn', 'Thấp hơn'],
      ],
    },
    changes:
      'Người lớn tuổi đau lưng hoặc áp lực nước yếu thì cửa trên dễ chịu hơn; nhà có trẻ nhỏ, da nhạy cảm thì nước nóng của cửa trước có ích.',
    related: ['Máy giặt cửa trước 9 kg dưới 10 triệu', 'Máy giặt cửa trên 8 kg dưới 6 triệu'],
  },
  {
    id: 'may-giat-bao-nhieu-kg',
    question: 'Số kg của máy giặt tính thế nào?',
    asks: [
      'kg + máy giặt + là gì | tính sao | tính thế nào | đồ khô | đồ ướt',
      'đồ khô + đồ ướt',
      'khối lượng giặt + là gì | đồ khô | đồ ướt',
      'nhồi | quá tải | giặt đầy + máy giặt',
      'máy giặt + 8kg | 9kg | 10kg + giặt được | bao nhiêu bộ',
    ],
    kinds: ['washer'],
    verdict: 'Số kg là khối lượng đồ khô tối đa ở chương trình bông; ngày thường nên bỏ chừng 70–80%.',
    claims: [
      claim('Hãng ghi khối lượng đồ khô; đồ ướt nặng hơn nhiều và không dùng để tính.', from.WASHER_MANUALS),
      claim(
        'Mức quen dùng: 2–3 người 7–7,5 kg, 3–5 người 8–9 kg, 5–7 người khoảng 10 kg; các nguồn lệch nhau chừng 1 kg.',
        from.DMX_LABELS,
      ),
      claim('Nhồi đầy lồng làm đồ không đảo được, giặt kém sạch và rung.', from.WASHER_MANUALS),
    ],
    changes: 'Hay giặt chăn màn, rèm thì lấy cỡ trên.',
    related: ['Nhà 4 người nên mua máy giặt mấy kg?', 'Máy giặt 10 kg dưới 9 triệu'],
  },
  {
    id: 'kieu-may-say',
    question: 'Máy sấy thông hơi, ngưng tụ và bơm nhiệt khác nhau thế nào?',
    asks: [
      'thông hơi + ngưng tụ | bơm nhiệt',
      'ngưng tụ + bơm nhiệt',
      'bơm nhiệt + là gì | có nên | tốn điện | máy sấy quần áo | đáng | hư đồ',
      'máy sấy quần áo + loại nào | kiểu nào | mấy loại | có mấy loại | khác gì',
      'thông hơi | ngưng tụ + là gì | có nên | tốn điện',
    ],
    kinds: ['dryer'],
    verdict:
      'Bơm nhiệt đắt nhất nhưng đỡ điện và nhẹ với vải; thông hơi rẻ nhất nhưng phải dẫn hơi ẩm ra ngoài; ngưng tụ ở giữa, đổ nước khay.',
    claims: [
      claim(
        'Máy bơm nhiệt tuần hoàn khí trong hệ kín, rút ẩm bằng gas lạnh nên không thải hơi nóng ra ngoài.',
        from.NYSERDA,
      ),
      claim(
        'Máy thông hơi và ngưng tụ dùng thanh đốt điện trở; phần nhiệt bỏ đi là điện đã trả tiền.',
        WIKI.dryer,
      ),
      claim('Sấy bơm nhiệt ở nhiệt độ thấp hơn nên lâu hơn.', WIKI.dryer),
      claim('Máy bơm nhiệt thường có lưới xơ thứ hai phải vệ sinh sau vài mẻ.', from.NYSERDA),
    ],
    table: {
      columns: ['', 'Thông hơi', 'Ngưng tụ', 'Bơm nhiệt'],
      rows: [
        ['Hơi ẩm', 'Ống dẫn ra ngoài', 'Thành nước trong khay', 'Thành nước trong khay'],
        ['Điện', 'Nhiều', 'Nhiều', 'Ít nhất'],
        ['Thời gian', 'Ngắn', 'Trung bình', 'Dài hơn'],
        ['Giá máy', 'Thấp', 'Trung bình', 'Cao'],
      ],
    },
    changes:
      'Chỉ sấy vài tuần mùa nồm thì máy thông hơi rẻ đã đủ; sấy hằng ngày thì bơm nhiệt bù được tiền điện.',
    related: ['Máy sấy bơm nhiệt 9 kg dưới 15 triệu', 'Máy giặt sấy 2 trong 1 có nên mua không?'],
  },
  {
    id: 'giat-say-2-trong-1',
    question: 'Máy giặt sấy 2 trong 1 có nên mua không?',
    asks: [
      'giặt sấy | máy giặt sấy | giặt sấy 2 trong 1 + có nên | nên | hay | mua riêng | tách riêng | máy riêng | ưu điểm | nhược điểm | có tốt | khác gì',
      'mua riêng + máy giặt + máy sấy quần áo',
      'máy giặt có sấy + có nên | tốn điện',
    ],
    kinds: ['washer', 'dryer'],
    verdict:
      'Hợp nhà chật và sấy ít; nhà đông người nên mua hai máy riêng vì máy 2 trong 1 sấy được ít hơn giặt và phải chờ lâu.',
    claims: [
      claim(
        'Khối lượng sấy của máy 2 trong 1 thấp hơn khối lượng giặt, hãng ghi hai số riêng trên nhãn.',
        from.WASHER_MANUALS,
      ),
      claim('Cùng một lồng vừa giặt vừa sấy nên mẻ sau phải đợi mẻ trước xong hẳn.', WIKI.dryer),
    ],
    changes: 'Căn hộ không có ban công phơi và chỉ 1–2 người thì 2 trong 1 gọn hơn hẳn.',
    related: ['Máy giặt sấy dưới 15 triệu', 'Máy sấy thông hơi, ngưng tụ và bơm nhiệt khác nhau thế nào?'],
  },
  {
    id: 've-sinh-long-giat',
    question: 'Bao lâu nên vệ sinh lồng máy giặt?',
    asks: [
      'máy giặt | lồng giặt + vệ sinh',
      'lồng giặt + bẩn | cặn | hôi | mốc',
      'máy giặt + mùi hôi | có mùi | cặn bẩn | mốc',
      'quần áo + hôi | cặn | mùi + giặt',
    ],
    kinds: ['washer'],
    verdict:
      'Khoảng mỗi tháng một lần, hoặc sau chừng 30–40 mẻ, chạy chương trình vệ sinh lồng; xong mỗi mẻ nên mở hé nắp cho khô.',
    claims: [
      claim(
        'LG khuyên chạy vệ sinh lồng hằng tháng, Samsung nhắc sau khoảng 40 lần giặt.',
        from.WASHER_MANUALS,
      ),
      claim(
        'Ron cửa trước giữ nước và xơ vải; lau khô sau khi giặt là cách rẻ nhất để khỏi mốc.',
        from.WASHER_MANUALS,
      ),
    ],
    changes:
      'Dùng nhiều nước xả, giặt lạnh quanh năm hay nước máy nhiều cặn thì vệ sinh dày hơn. Không trộn nước tẩy với giấm.',
    related: ['Máy giặt cửa trên 8 kg dưới 8 triệu', 'Máy giặt cửa trước hay cửa trên?'],
  },
  {
    id: 'giat-nuoc-nong',
    question: 'Giặt nước nóng có cần không, có tốn điện không?',
    asks: [
      'giặt nước nóng | giặt nước ấm | giặt nóng',
      'nước nóng + máy giặt',
      'giặt hơi nước | giặt steam + là gì | có cần | tác dụng | tốn điện',
    ],
    kinds: ['washer'],
    verdict:
      'Cần khi có đồ trẻ sơ sinh, khăn, đồ dầu mỡ; đồ thường giặt lạnh cho đỡ điện, vì đun nước chiếm phần lớn điện của mẻ giặt.',
    claims: [
      claim('Đun nóng nước là phần tốn điện nhất của một mẻ giặt nóng.', WIKI.washer),
      claim(
        'Nhiệt độ cao nhất vải chịu được ghi trên nhãn quần áo; 40 °C là mức hay dùng cho đồ màu.',
        from.WASHER_MANUALS,
      ),
    ],
    changes: 'Da dị ứng thì thêm một lần xả có khi ích hơn tăng nhiệt.',
    related: ['Máy giặt nước nóng 9 kg dưới 10 triệu', 'Máy giặt cửa trước hay cửa trên?'],
  },
  {
    id: 'may-giat-inverter',
    question: 'Máy giặt Inverter và truyền động trực tiếp có hơn không?',
    asks: [
      'máy giặt + inverter + có nên | thường | khác gì | hay | tốn điện | là gì | đáng | hơn',
      'truyền động trực tiếp | direct drive | dẫn động trực tiếp | dây curoa + là gì | khác gì | máy giặt | có nên | hơn',
    ],
    kinds: ['washer'],
    verdict:
      'Inverter êm và điều tốc tốt hơn, điện giảm ít vì máy chỉ chạy một hai giờ; truyền động trực tiếp bỏ dây curoa nên ít rung và ít thứ hao mòn.',
    claims: [
      claim('Động cơ biến tần đổi tốc độ theo lượng đồ thay vì chạy một mức.', WIKI.inverter),
      claim('Truyền động trực tiếp gắn lồng thẳng vào trục động cơ, không qua dây đai.', WIKI.washer),
      claim(
        'Thời hạn bảo hành động cơ thường dài hơn bảo hành cả máy; đọc kỹ phần nào được tính.',
        from.WASHER_MANUALS,
      ),
    ],
    changes: 'Phòng ngủ sát chỗ để máy hoặc giặt đêm thì phần êm đáng tiền.',
    related: ['Máy giặt Inverter 8 kg dưới 7 triệu', 'Inverter là gì?'],
  },
  {
    id: 'nuoc-giat-bot-giat',
    question: 'Máy giặt nên dùng nước giặt hay bột giặt?',
    asks: [
      'nước giặt + bột giặt',
      'nước giặt | bột giặt + cửa trước | cửa trên | loại nào',
      'nhiều bọt + máy giặt',
    ],
    kinds: ['washer'],
    verdict:
      'Cái nào cũng được, miễn là loại ít bọt cho máy cửa trước và đúng lượng; nước giặt tan nhanh khi giặt lạnh.',
    claims: [
      claim(
        'Quá nhiều bọt làm máy cửa trước đảo đồ kém và phải xả thêm; hãng yêu cầu loại ít bọt.',
        from.WASHER_MANUALS,
      ),
      claim('Bột giặt cần nước đủ ấm để tan hết, giặt lạnh dễ để lại vệt.', WIKI.washer),
    ],
    changes: 'Quần áo còn nhớt là dấu hiệu quá nhiều chất giặt: bớt lượng trước khi nghĩ máy hỏng.',
    related: ['Máy giặt cửa trước 9 kg dưới 10 triệu', 'Bao lâu nên vệ sinh lồng máy giặt?'],
  },
  {
    id: 'may-giat-rung',
    question: 'Máy giặt rung lắc, kêu to khi vắt là vì sao?',
    asks: [
      'máy giặt + rung | lắc | kêu to | ồn | kêu | nhảy',
      'máy giặt + không vắt | không xả | không cấp nước | báo lỗi',
    ],
    kinds: ['washer'],
    verdict:
      'Thường do máy chưa cân chân, còn bu lông vận chuyển, hoặc đồ dồn một bên; sửa những thứ đó trước khi gọi thợ.',
    claims: [
      claim('Bu lông vận chuyển phải tháo hết trước khi dùng lần đầu.', from.WASHER_MANUALS),
      claim(
        'Cân bốn chân máy trên nền cứng và phẳng; thảm hay kệ mềm làm máy rung mạnh.',
        from.WASHER_MANUALS,
      ),
      claim('Giặt riêng một chiếc chăn hay thảm dễ lệch tải; bỏ thêm khăn cho đều.', from.WASHER_MANUALS),
    ],
    changes:
      'Kêu cạch cạch theo nhịp quay dù đã cân là dấu hiệu bạc đạn hay giảm chấn: để kỹ thuật viên xem.',
    related: ['Máy giặt chạy êm dưới 8 triệu', 'Khi nào nên sửa, khi nào nên mua mới?'],
  },
  {
    id: 'may-giat-ton-dien',
    question: 'Máy giặt, máy sấy tốn bao nhiêu điện nước?',
    asks: [
      'máy giặt + tốn điện',
      'máy giặt + tốn nước | bao nhiêu nước | tiền điện',
      'máy sấy quần áo + tốn điện | tiền điện',
    ],
    kinds: ['washer', 'dryer'],
    verdict:
      'Giặt lạnh rất ít điện, đun nước và sấy mới tốn; máy sấy bơm nhiệt ít hơn hẳn máy điện trở. Số chính xác nằm trên nhãn.',
    claims: [
      claim(
        'Máy giặt thuộc nhóm bắt buộc dán nhãn năng lượng, nên so được số trên nhãn giữa các mẫu.',
        from.LABEL_DECISION,
      ),
      claim('Máy sấy kiểu cũ đun nóng khí rồi thải ra ngoài, phần nhiệt đó mất đi mỗi mẻ.', from.NYSERDA),
    ],
    changes: 'Giặt đủ mẻ, vắt kỹ trước khi sấy là hai cách giảm nhiều nhất.',
    related: [
      'Máy giặt tiết kiệm điện dưới 8 triệu',
      'Máy sấy thông hơi, ngưng tụ và bơm nhiệt khác nhau thế nào?',
    ],
  },
]
