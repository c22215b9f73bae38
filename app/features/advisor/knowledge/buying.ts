import { claim } from './fact.ts'
import type { Fact } from './fact.ts'
import * as from from './sources.ts'

const { WIKI } = from

export const BUYING_FACTS: readonly Fact[] = [
  {
    id: 'hang-chinh-hang',
    question: 'Hàng chính hãng và hàng xách tay khác nhau thế nào?',
    asks: [
      'chính hãng + xách tay | là gì | khác gì | hàng công ty',
      'xách tay + có nên | bảo hành | là gì | khác gì | rẻ hơn',
      'vn/a | vn a + là gì | khác gì | lock',
      'hàng quốc tế + là gì | bảo hành | khác gì',
    ],
    kinds: [],
    verdict:
      'Chính hãng là hàng nhập đúng kênh, bảo hành tại Việt Nam và đúng điện áp, ngôn ngữ; xách tay rẻ hơn nhưng bảo hành tùy cửa hàng và có thể là hàng khóa mạng.',
    claims: [
      claim(
        'Hàng xách tay là hàng bán ngoài kênh nhập chính thức, nhà sản xuất không nhất thiết bảo hành ở nước khác.',
        WIKI.greyMarket,
      ),
      claim('Luật buộc người bán cung cấp thông tin về xuất xứ và bảo hành.', from.CONSUMER_LAW),
    ],
    table: {
      columns: ['', 'Chính hãng', 'Xách tay'],
      rows: [
        ['Bảo hành tại VN', 'Hãng', 'Tùy cửa hàng'],
        ['Giá', 'Cao hơn', 'Thường thấp hơn'],
        ['Điện áp, phích cắm', 'Đúng Việt Nam', 'Có thể khác'],
      ],
    },
    changes: 'Hỏi rõ mã vùng (VN/A với iPhone), hóa đơn và nơi bảo hành trước khi trả tiền.',
    related: ['Điện thoại chính hãng dưới 5 triệu', 'Bảo hành được quyền gì theo luật?'],
  },
  {
    id: 'like-new',
    question: 'Máy like new, hàng trưng bày có nên mua không?',
    asks: [
      'like new | 99 | lướt | máy cũ | second hand | hàng trưng bày + có nên | là gì | lưu ý | kiểm tra',
      'mua máy cũ + kiểm tra | lưu ý | có nên',
    ],
    kinds: [],
    verdict:
      'Được nếu có bảo hành bằng giấy, kiểm tra được pin và phụ kiện; “99%” là tên gọi của cửa hàng, không phải tiêu chuẩn.',
    claims: [
      claim(
        'Luật buộc người bán cho biết đúng chất lượng, nguồn gốc và điều kiện bảo hành của hàng, hàng đã dùng cũng vậy.',
        from.CONSUMER_LAW,
      ),
      claim(
        'Pin là phần hao rõ nhất: iPhone đời mới còn 80% sau 1.000 chu kỳ theo Apple, đời cũ 500 chu kỳ.',
        from.APPLE_BATTERY,
      ),
    ],
    changes:
      'Điện thoại cũ thì thử đăng xuất tài khoản cũ, xem dung lượng pin còn lại và gọi thử ngay tại chỗ.',
    related: ['Điện thoại dưới 5 triệu', 'Hàng chính hãng và hàng xách tay khác nhau thế nào?'],
  },
  {
    id: 'bao-hanh-luat',
    question: 'Bảo hành được quyền gì theo luật?',
    asks: [
      'bảo hành + quyền | luật | đổi mới | bao lâu | bao nhiêu ngày | sửa | chính sách',
      'luật bảo vệ người tiêu dùng + bảo hành',
      'máy hỏng | máy lỗi + bảo hành | đổi | trả tiền',
    ],
    kinds: [],
    verdict:
      'Người bán phải sửa miễn phí trong hạn; nếu sửa nhiều lần không được hoặc quá hạn sửa mà chưa xong, luật cho đổi hàng tương tự hoặc trả lại tiền.',
    claims: [
      claim(
        'Luật 19/2023/QH15 buộc người bán chịu chi phí sửa chữa và vận chuyển trong thời hạn bảo hành.',
        from.CONSUMER_LAW,
      ),
      claim(
        'Nếu đã bảo hành từ ba lần trở lên mà vẫn lỗi thì được đổi hàng tương tự hoặc thu hồi và trả lại tiền.',
        from.CONSUMER_LAW,
      ),
    ],
    changes: 'Giữ hóa đơn, phiếu bảo hành và ghi lại từng lần mang đi sửa. Thời hạn cụ thể do hãng công bố.',
    related: ['Tủ lạnh bảo hành lâu dưới 15 triệu', 'Mua online được trả hàng trong bao lâu?'],
  },
  {
    id: 'doi-tra',
    question: 'Mua online được trả hàng trong bao lâu?',
    asks: [
      'đổi trả | trả hàng + bao lâu | mấy ngày | bao nhiêu ngày | được không | online | luật',
      'mua online + trả | đổi | 7 ngày | 30 ngày',
      'giao sai | giao nhầm + đổi | trả',
    ],
    kinds: [],
    verdict:
      'Thời hạn đổi trả chủ yếu theo chính sách cửa hàng; riêng khi thông tin bán hàng từ xa sai hoặc thiếu, luật cho hủy hợp đồng trong 30 ngày.',
    claims: [
      claim(
        'Luật 19/2023/QH15 cho người mua từ xa đơn phương chấm dứt hợp đồng trong 30 ngày nếu người bán đưa thông tin sai hoặc thiếu.',
        from.CONSUMER_LAW,
      ),
      claim(
        'Người bán từ xa phải nêu điều kiện và cách đổi trả trước khi bạn mua: chụp lại trang đó.',
        from.DISTANCE_LAW,
      ),
    ],
    changes: 'Quay lại lúc mở hộp để có bằng chứng nếu giao thiếu hay hỏng.',
    related: ['Tivi 50 inch dưới 10 triệu', 'Bảo hành được quyền gì theo luật?'],
  },
  {
    id: 'tra-gop-0',
    question: 'Trả góp 0% có thật không?',
    asks: ['trả góp + 0 | có thật | lãi | là gì | có nên | chuyển đổi | thẻ tín dụng | công ty tài chính'],
    kinds: [],
    verdict:
      'Có thể không lãi thật, nhưng đọc kỹ phí chuyển đổi, phí bảo hiểm đi kèm và giá khi trả thẳng: đôi khi trả thẳng rẻ hơn.',
    claims: [
      claim(
        'Điều khoản một cửa hàng ghi rõ ngân hàng thu phí chuyển đổi ngay từ đầu và có quyền không chuyển, khi đó lãi phí người mua chịu.',
        from.INSTALMENT_TERMS,
      ),
      claim(
        'Phép thử đơn giản: cộng mọi khoản phải trả rồi trừ giá trả thẳng, phần chênh chính là lãi.',
        from.OWN_SUM,
      ),
    ],
    changes: 'Góp qua công ty tài chính nhớ hỏi lãi phạt trả chậm và phí tất toán sớm.',
    related: ['Điện thoại trả góp dưới 10 triệu', 'Laptop dưới 15 triệu'],
  },
  {
    id: 'gia-giam-that',
    question: 'Giảm 40%, 50% có thật không?',
    asks: [
      'giảm giá + có thật | ảo | 50 | 70 | nâng giá',
      'sale + có thật | ảo | nên mua',
      'giá gốc | giá niêm yết + là gì | ảo | thật',
    ],
    kinds: [],
    verdict:
      'Xem giá bán những tuần trước và giá hãng công bố: con số phần trăm chỉ có nghĩa khi biết giá gốc là giá thật.',
    claims: [
      claim(
        'Nghị định 81/2018 đặt mức giảm tối đa 50% so với giá ngay trước đợt khuyến mại; các đợt khuyến mại tập trung được tới 100%. Văn bản đã sửa đổi, cần xem bản mới nhất.',
        from.PROMOTION_DECREE,
      ),
      claim(
        'Trang sản phẩm ở đây ghi giá thấy ở từng cửa hàng kèm tháng thấy giá, để bạn so với con số phần trăm.',
        from.OWN_RULE,
      ),
    ],
    changes: 'Mẫu sắp bị thay bằng đời mới thì giảm sâu là bình thường, hỏi xem còn bảo hành không.',
    related: ['Tivi đang giảm giá dưới 15 triệu', 'Nên mua đồ điện máy vào dịp nào?'],
  },
  {
    id: 'mua-dip-nao',
    question: 'Nên mua đồ điện máy vào dịp nào?',
    asks: [
      'mua | có nên + dịp nào | lúc nào | tháng nào | mùa nào + điện máy | tivi | máy lạnh | tủ lạnh | máy giặt | rẻ',
      'black friday | 11.11 | ngày đôi | tết + mua | giảm giá | có nên',
    ],
    kinds: [],
    verdict:
      'Không có lịch chắc chắn cho mọi món: biết giá các tháng trước quan trọng hơn dịp; riêng đồ lắp đặt như máy lạnh thì mua trước mùa nóng đỡ phải chờ thợ.',
    claims: [
      claim(
        'Đợt khuyến mại tập trung do nhà nước chủ trì được phép giảm quá mức 50% của ngày thường.',
        from.PROMOTION_DECREE,
      ),
      claim(
        'Trang sản phẩm ở đây ghi giá đã thấy theo tháng; ít mốc quá thì chúng tôi nói là chưa đủ để kết luận.',
        from.OWN_RULE,
      ),
    ],
    changes: 'Đồ hỏng phải dùng ngay thì đừng chờ dịp.',
    related: ['Máy lạnh dưới 10 triệu', 'Giảm 40%, 50% có thật không?'],
  },
  {
    id: 'sua-hay-mua-moi',
    question: 'Khi nào nên sửa, khi nào nên mua mới?',
    asks: [
      'sửa + mua mới | thay mới | có đáng',
      'sửa hay mua mới',
      'tuổi thọ + tủ lạnh | máy giặt | máy lạnh | tivi | điện thoại',
      'dùng được bao lâu | mấy năm + tủ lạnh | máy giặt | máy lạnh | tivi',
    ],
    kinds: [],
    verdict:
      'Nếu tiền sửa vượt một nửa giá máy mới cùng cỡ, hoặc máy đã quá nửa đời và tốn điện hơn hẳn, thì mua mới thường lợi hơn.',
    claims: [
      claim(
        'Mốc một nửa giá mới là lời khuyên quen thuộc của tổ chức người tiêu dùng Mỹ, một kinh nghiệm chứ không phải luật.',
        from.REPAIR_HALF,
      ),
      claim(
        'Trong thời hạn bảo hành, chi phí sửa và vận chuyển do bên bán chịu, nên gọi bảo hành trước khi gọi thợ ngoài.',
        from.CONSUMER_LAW,
      ),
    ],
    changes: 'Máy lạnh gas cũ hết phụ tùng, tủ lạnh thủng dàn thì mua mới sớm hơn.',
    related: ['Tủ lạnh tiết kiệm điện dưới 12 triệu', 'Thiết bị nào tốn điện nhất trong nhà?'],
  },
  {
    id: 'phi-lap-dat',
    question: 'Phí lắp đặt gồm những gì?',
    asks: [
      'phí lắp đặt | công lắp | lắp đặt + gồm | bao nhiêu | bao gồm | phụ kiện | ống đồng | phát sinh',
      'lắp đặt + máy lạnh | máy giặt | tivi + chi phí | phụ phí',
    ],
    kinds: [],
    verdict:
      'Hỏi trước khi đặt: đoạn ống và dây miễn phí dài bao nhiêu, giá treo, công tháo máy cũ, và phí ngoài giờ hay ngoài nội thành.',
    claims: [
      claim('Bán từ xa thì phải nêu chi phí giao hàng và các khoản phí có thể phát sinh.', from.DISTANCE_LAW),
      claim('Máy lạnh phát sinh nhiều nhất ở ống đồng dài và giá đỡ ngoài trời.', from.AC_MANUALS),
    ],
    changes: 'Chung cư có quy định giờ thi công và nơi đặt dàn nóng: hỏi ban quản lý.',
    related: ['Máy lạnh 1,5 HP dưới 12 triệu', 'Tự lắp máy lạnh được không, cần lưu ý gì khi lắp?'],
  },
  {
    id: 'danh-gia-that',
    question: 'Đọc đánh giá thế nào cho đúng?',
    asks: ['đánh giá + thật | ảo | tin | sao | đọc', 'review + thật | tin', 'feedback + ảo | thật'],
    kinds: [],
    verdict:
      'Đọc bình luận 2–4 sao và bài dài có ảnh dùng thật, bỏ qua khen chê một dòng; nhiều sao cùng ngày là dấu hiệu khả nghi.',
    claims: [
      claim(
        'Luật cấm nền tảng che giấu hoặc hiển thị sai đánh giá của người mua và cấm ưu tiên sản phẩm mà không công bố tiêu chí.',
        from.CONSUMER_LAW,
      ),
      claim(
        'Điểm sao ở đây chỉ tính từ đánh giá thật đã duyệt trên trang, luôn kèm số bài; chưa có bài thì không hiện sao.',
        from.OWN_RULE,
      ),
    ],
    changes: 'Sản phẩm mới ra chưa đủ đánh giá thì đọc thông số và chính sách bảo hành thay vì chờ sao.',
    related: ['Tủ lạnh nhiều đánh giá tốt dưới 15 triệu', 'Giảm 40%, 50% có thật không?'],
  },
  {
    id: 'hoa-don-nhan-hang',
    question: 'Khi nhận hàng phải kiểm tra gì?',
    asks: [
      'nhận hàng | mở hộp + kiểm tra | lưu ý',
      'hóa đơn + cần | có cần | vat | bảo hành',
      'kiểm tra + máy mới | seal | serial | imei',
    ],
    kinds: [],
    verdict:
      'Quay lúc mở hộp, đối chiếu mã máy với hóa đơn, chạy thử, và giữ hóa đơn: đó là bằng chứng khi bảo hành.',
    claims: [
      claim(
        'Luật buộc người bán giao hóa đơn hoặc chứng từ khi người mua yêu cầu hay khi luật quy định.',
        from.CONSUMER_LAW,
      ),
      claim(
        'Luật ghi kiểm tra hàng trước khi nhận là việc của người mua; thấy sai thì ghi ngay vào biên bản giao nhận.',
        from.CONSUMER_LAW,
      ),
    ],
    changes: 'Tivi lớn nên yêu cầu bật thử ngay lúc giao để xem điểm chết và vết nứt.',
    related: ['Tivi 55 inch dưới 15 triệu', 'Bảo hành được quyền gì theo luật?'],
  },
]
