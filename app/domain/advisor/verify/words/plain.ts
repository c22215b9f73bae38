import { phrases } from './meaning.ts'
import type { Phrase } from './meaning.ts'

/** Words that claim nothing by themselves. A word belongs here only if no sentence becomes a claim by it. */
const PLAIN = `
  thì, là, để, cho, ở, tại, trong, ngoài, từ, đến, tới, về, theo, cũng, vẫn, còn, lại, đang, rồi, thôi, nhé, nha, ạ
  à, nhỉ, ơi, dạ, vâng, này, đó, ấy, đây, đấy, thế, vậy, vầy, gì, nào, sao, mấy, bao nhiêu, bao lâu, các, những, mỗi
  nếu, khi, lúc, hồi, rất, khá, hơi, quá, riêng, chính, ngay, luôn, được, bị, mà thôi, do, bởi, tức, nghĩa, cứ, nữa
  thêm nữa, thật ra, thực ra, nói thật, nói đơn giản, nói ngắn gọn, ngoài ra, bên cạnh đó, bên cạnh, tuy, dù, mặc dù, tuy nhiên
  hay, hoặc là, vì, vì vậy, vì thế, do đó, cho nên, qua, giữa, vào, ra, lên, xuống, sang, tùy, tuỳ, hả, hen
  mình, bạn, em, anh, chị, bác, cô, chú, bà, ông, má, ba, mẹ, bố, tôi, cháu, nhà mình, nhà bạn
  nói, xem, chọn, lấy, mua, cân nhắc, nghiêng về, gợi ý, đưa, đưa ra, gửi, so, xét, tính, hỏi, trả lời, biết, thấy, muốn
  thích, cần, nên, ưu tiên, tìm, lọc, bắt đầu, quan tâm, thử xem, xem thử, xem qua, tham khảo, ghi, ghi nhận, nêu
  thông tin, dữ liệu, số liệu, thông số, con số, danh sách, nhu cầu, ngân sách, lựa chọn, phương án, gợi ý, điểm, ý
  điều, chuyện, việc, câu hỏi, tiêu chí, tính năng, nhu cầu của bạn, ý bạn, chỗ, nơi, đầu, đầu tiên, trước, trước tiên
  sau, sau đó, tiếp, tiếp theo, kế, kế đến, xếp, xếp đầu, xếp sau, đáng xem, đáng cân nhắc, đáng để cân nhắc, đáng chú ý
  một chút, chút, chút xíu, chút đỉnh, một ít, hẳn, rõ, hơn hẳn, hẳn hoi, cụ thể, nói chung, tóm lại
  giúp mình, giúp, kỹ, kĩ, nói kỹ hơn, nói kĩ hơn, nói rõ hơn, xem kỹ, sát, cho sát, sát hơn, chọn cho sát, hơn nữa
  cho mình biết, cho mình xin, mình xin, xin, bạn nhé, bạn ạ, nhé bạn, nghe, thử
  chào bạn, xin chào, cảm ơn bạn, thông cảm, băn khoăn, thắc mắc, cứ hỏi, hỏi tiếp, hỏi lại, hỏi kỹ, hỏi thêm
  kiểm tra lại, xem lại, đo lại, chỗ đặt máy, chỗ đặt, chỗ đặt máy cho vừa, đo lại chỗ đặt máy cho vừa
  ưng, hợp ý, theo ý mình, tùy bạn, tuỳ bạn, là được, là xong, là gọn, cũng được, đổi ý, khác nhau, khác nhau ở, khác, khác ở
  đúng hết, đúng hết ý, khớp, khớp hết, gần nhất, gần đúng, gần với, điều kiện, giới hạn, yêu cầu
  một điểm mạnh riêng, điểm mạnh, điểm yếu, mạnh riêng, đánh đổi, ưu điểm, nhược điểm, so sánh, đối chiếu
  mỗi người, một lúc, cùng lúc, mỗi lần, mỗi mẻ, một mẻ, mỗi ngày, mỗi giờ, mỗi năm, một năm, một lần, lần
  chỉ là, không sao, loại nào, máy nào, cái nào, chiếc nào, bên nào, con nào
  tiền, số tiền, số tiền ấy, khoản, chi, định chi, tính chi, dùng hết, bỏ ra, hết, chuyện chính
  hướng, cách, kiểu, dạng, loại, bước, lý do, lí do, đặt cạnh nhau, cạnh nhau, đặt lên bàn cân
  thay vì, so ra, nhìn, nhìn vào, căn cứ, dựa, dựa trên, dựa vào, đó là, đây là, gồm, như sau, dưới đây, ở trên, ở đây
  mức, tầm tiền, tầm giá, mức giá, khúc, đoạn, đợt, món, từng món, từng máy, mấy món, mấy món kia, món khác, món nào
  hoặc, nhưng mà, đổi lại là, mặt khác, ngược lại, chứ, đâu, rằng, tự, nhau, cả đôi, đôi, cặp, lẫn, giống, giống nhau
  lớn nhỏ, nhiều ít, cao thấp, mạnh yếu, nào hết, nào cả, gì cả, gì hết, tới đâu, thế nào, ra sao, như thế nào
  đạt, sở hữu, trang bị, thuộc, nằm, tốn, mất, lên tới, có tới, đến mức, gọi là, tên là
  giá tham khảo, nhập tay, ước, ước tính, tổng, tổng cộng, tổng số, đếm, hiện, hiện tại, hiện giờ
  điện máy, điện, sạc, một lần sạc, đo, sử dụng, dùng, chạy, bật, nghe, nấu, giặt, sấy, xay, làm lạnh, quét, vắt
  giặt được, sấy được, xay được, nghe được, nấu được, chứa, chứa được, khoang, chiếm
  của bạn, phòng, căn phòng, nhà, mùa đông, buổi, áp mái
  nắp gài
  có thể, phải, phải không, chung, dùng chung, diện tích, người ăn, ô, x, như vầy, như vậy, như thế, như trên, mình mới đưa
  bạn nên, mình nên, nên xem, nên chọn, nên lấy, nên mua, nên hỏi, nên nghe, nghe thử, nên đo, nên cân nhắc, chị nên, anh nên
  cậu, dì, dượng, mợ, thím, con gái, con trai, vợ, chồng, hai vợ chồng, ông bà, các cụ, u
  ai, anh chị
  đề xuất, chốt, tư vấn, liệt kê, giới thiệu, lưu ý, nhớ, để ý, bàn, chia sẻ, nhắc, quyết, quyết định, nhắm, nhắm tới
  hướng tới, tìm hiểu, hiểu, nghĩ, nhận, đổi sang, chuyển sang, quay lại, trở lại, nâng cấp, nâng lên, lên đời, bổ sung
  cân đối, gom, giữ, kể, tra, đọc, nhìn qua, điểm qua, tính tới, đặt ra, chấp nhận, chịu, ráng, cố, thêm lựa chọn, tìm tiếp
  có lẽ, hình như, chắc, chắc là, đại khái, gần như, hầu như, cơ bản, về cơ bản, thật, thực sự, đúng là
  rõ ràng, tất nhiên, dĩ nhiên, đương nhiên, thật lòng, thành thật, thú thật, nói thẳng, nói thật lòng, xin lỗi, rất tiếc, tiếc là
  miễn, miễn là, trừ khi, kể cả, ngay cả, dẫu, thậm chí, trước hết, cuối cùng, trước mắt, nói cách khác, tức là, nghĩa là
  chẳng hạn, ví dụ, cụ thể là, riêng về, còn về, tính ra, xét ra, hóa ra, hoá ra, thành ra, vậy là, thế là, vậy nên, thế nên
  bởi vì, bởi vậy, do vậy, ít ra, vài, đôi chút, phần lớn, từng, tuỳ ý, tùy ý, tùy theo, tuỳ theo, dễ so, lần lượt
  xét về, tính về, nói về, nếu xét, nếu tính, nếu so, đem so, so về, so theo, nếu chỉ, mặt này, khoản này, về khoản, về mặt
  tại sao, vì sao, làm sao, hay không, được không, ở đâu, ư, chăng, hông, hem, hử, thưa, vâng ạ, dạ vâng, ok, oke, nghen, nè, ha
  khoảng cách, chỗ ngồi, ngồi, ngồi xem, tầng, lầu
  đời, phiên bản, phân khúc, nhóm, tương tự, cùng loại, cùng hãng, cùng tầm, cùng tầm tiền
  theo dữ liệu, trong dữ liệu, có ghi, được ghi, ghi là, thấy ghi, được xếp, được liệt kê
  bảng thông số, thông số kỹ thuật, bảng so sánh, đứng sau, đứng thứ, thứ nhất, thứ hai, thứ ba
  vào khoảng, rơi vào, ở tầm, tiêu thụ, điểm khác, khác biệt, chỉ khác, hơn nhau ở, hơn nhau, điểm trừ
  vỏn vẹn, có mỗi, đúng bằng, tròn, con số này, số này, chỗ này, chỗ đó, cái này, cái đó, cái kia, máy này, máy đó
  song song, đồng thời, cùng với, chung quy, rốt cuộc, tựu trung, phía trên, phía dưới
  giới thiệu thêm, hỏi mình, nhắn, nhắn mình, báo mình, nói lại, nói thêm, cho biết, cho hỏi, hỏi xin, hỏi nhỏ, cần thêm
  câu này, câu đó, phép tính, cách tính, công thức, quy tắc, tính cỡ, cỡ máy, cỡ, kích cỡ, chọn cỡ, số người, mấy người
  khoản tiền, khoản chi, mức chi, chi phí, túi tiền, hầu bao, chi tiêu, phần tiền, phần còn lại, còn dư lại
  phần cộng thêm, phần mình, phần bạn, phần này, nhất thiết, đồ, bếp núc, kỹ thêm, như bạn hỏi, trong bảng, bảng, tiếc thật, tiếc, tiếc quá, khe
  check, check lại, data, ít thông số, ghi ít thông số, rất ít thông số, số giờ, đúng ý, hứa, cho chắc
  trong số đó, chấm, biết thêm, tính thêm, hỏi thêm, xem thêm, thêm điều này, nói thêm, nghĩ thêm, giúp được
  cụ, cho lắp, game
  eo hẹp, bao nhiêu người, mấy người dùng, tăng ngân sách, nới ngân sách, bỏ bớt, dùng chung, đổi ý, để bạn, để mình, giúp bạn
  trong tay, bỏ ra, hiện có, đang có, đang cần, đang tìm, đang xem, xin phép, nói trước, nói sơ, sơ qua, liên quan, thông tin thêm
  tận tai, nghe thử tận tai, chúc bạn, chúc bạn vui, chúc bạn chọn được, vui, cứ hỏi, hỏi thêm, đừng ngại, thoải mái hỏi, đổi hãng, đã là, mình khuyên, mình khuyên bạn, người dùng chấm, hãng ghi rất ít thông số, hãng ghi ít thông số, hãng công bố ít thông số
  đúng bằng, đúng mức, đúng nghĩa, đúng ra, lắp máy, được chừng
  mùa, mùa mưa, mùa nắng, trọ, nhà trọ, phòng trọ, chủ nhà, quán, quán ăn, thợ, nhờ thợ, bà nội, ông nội, ông ngoại
  ghé, ghé qua, ghé xem, thấy bán, chỗ bán, nơi bán, hỏi người bán, hỏi lại người bán, hỏi kỹ người bán, nhờ người bán
  bên, bên mình, hay mang, cầm thử, chỗ kê, đứng từ, dám, nhờ, hãy, hẵng, dự tính, khi chơi game
  dốc hết, thời hạn, mới có, cảm giác, trang của hãng, thử tại cửa hàng, thử tại chỗ, ra cửa hàng, ghé cửa hàng
  chỗ đặt máy mà chật, coi, coi thử, để lo cho, đau lưng, đông cỡ nào, trước khi đặt, cho phần, cho xem
`

/** Nouns for what an answer lists. */
const NOUNS = `
  máy, mẫu, chiếc, cái, con, bản, dòng, model, sản phẩm, lựa chọn, gợi ý, phương án, thiết bị
  tủ, tủ lạnh, tủ đông, tivi, bếp, nồi, lò, loa, quạt, bình, điện thoại, laptop, robot, đồng hồ, tai nghe, bộ
  máy lạnh, máy giặt, máy sấy, máy xay, máy nước nóng, máy tính, máy lọc, máy hút, máy rửa, nồi cơm, nồi chiên, lò vi sóng
  chiếc máy, máy in, máy ảnh, màn hình máy tính, máy chiếu, máy tính bảng, máy pha cà phê, máy lọc không khí
  máy lọc nước, máy hút bụi, máy hút ẩm, máy rửa chén, máy rửa bát, máy ép, máy sấy tóc
  nồi chiên không dầu, lò nướng, ấm, bàn ủi, bàn là, bàn phím, chuột, camera an ninh, bình nước nóng, bình nóng lạnh, dàn
`

export const PLAIN_PHRASES: readonly Phrase[] = [
  ...['một', 'hai', 'ba', 'bốn', 'năm', 'sáu'].map((word, index): Phrase => [
    word,
    { is: 'count', value: index + 1 },
  ]),
  ...['2', '3', '4'].map((word): Phrase => [word, { is: 'count', value: Number(word) }]),
  ...phrases(PLAIN, { is: 'plain' }),
  ...phrases(NOUNS, { is: 'noun' }),
]
