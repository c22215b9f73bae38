import type { LegalDocument } from './document.ts'

export const PRIVACY: LegalDocument = {
  path: '/chinh-sach-bao-mat',
  title: 'Chính sách bảo mật',
  description: 'Chọn Máy giữ dữ liệu gì của bạn, để làm gì, bao lâu, và bạn yêu cầu xem, sửa, xóa ra sao.',
  summary:
    'Bạn hỏi, tìm và đọc mà không cần tài khoản. Chúng tôi không lập hồ sơ hành vi, không bán dữ liệu, không đặt cookie theo dõi.',
  effectiveOn: '2026-11-21',
  updatedOn: '2026-11-21',
  sections: [
    {
      id: 'du-lieu',
      title: 'Chúng tôi giữ gì, để làm gì, bao lâu',
      parts: [
        {
          table: [
            ['Dữ liệu', 'Để làm gì', 'Giữ bao lâu'],
            [
              'Câu hỏi gửi cố vấn, đã che số điện thoại, email và những gì giống dữ liệu cá nhân; không gắn với bạn',
              'Đếm câu được hỏi nhiều, cải thiện câu trả lời',
              '12 tháng kể từ lần hỏi cuối',
            ],
            ['Từ khóa tìm không ra kết quả, không gắn với bạn', 'Bổ sung từ đồng nghĩa', '12 tháng'],
            [
              'Mã băm của địa chỉ mạng, không dịch ngược được',
              'Chặn gửi quá nhiều; đếm lượt xem, lượt thích một lần mỗi người',
              'Giới hạn và lượt xem: không quá một ngày; lượt thích: 18 tháng',
            ],
            [
              'Nhật ký kỹ thuật của máy chủ, không chứa nội dung bạn gõ',
              'Sửa lỗi, an toàn',
              'Không quá 18 tháng',
            ],
            [
              'Tài khoản: tên, email, mật khẩu đã băm, phiên đăng nhập',
              'Đăng nhập',
              'Khi còn dùng, và 2 năm kể từ lần đăng nhập cuối',
            ],
            [
              'Đánh giá: tên hiển thị, nội dung, số sao',
              'Đăng cho người sau đọc',
              'Không giới hạn; sau 3 năm tên được ẩn đi',
            ],
            ['Tin nhắn liên hệ', 'Trả lời bạn', '2 năm'],
            [
              'Email nhận tin, lời đồng ý và thời điểm',
              'Gửi tin bạn đã đồng ý nhận',
              'Tới khi bạn hủy; bằng chứng đồng ý giữ thêm 2 năm',
            ],
          ],
        },
        'Cuộc trò chuyện, sản phẩm đã lưu, bài đã lưu, danh sách so sánh nằm trong trình duyệt của bạn, không gửi về máy chủ ngoài lúc bạn hỏi.',
      ],
    },
    {
      id: 'cookie',
      title: 'Cookie và công cụ bên thứ ba',
      parts: [
        'Trang chỉ đặt cookie khi bạn đăng nhập, để giữ phiên đó. Không có cookie quảng cáo hay phân tích, nên không có bảng xin đồng ý cookie.',
        'Chúng tôi không dùng dịch vụ thanh toán, giao hàng, phân tích hành vi hay đăng nhập bằng mạng xã hội của bên thứ ba. Nếu sau này dùng, chúng tôi sẽ nêu tên và hỏi ý bạn trước.',
        'Khi người vận hành bật mô hình ngôn ngữ bên ngoài, câu hỏi của bạn (đã che dữ liệu cá nhân nhận ra được) được gửi tới nhà cung cấp mô hình để soạn câu trả lời. Không bật thì câu trả lời được soạn ngay trên máy chủ.',
        'Nút chia sẻ chỉ mở trang mạng xã hội khi bạn bấm.',
      ],
    },
    {
      id: 'quyen',
      title: 'Quyền của bạn',
      parts: [
        'Bạn có quyền biết, xem, sửa, xóa dữ liệu của mình, rút lại đồng ý, hạn chế hoặc phản đối xử lý, và khiếu nại.',
        {
          list: [
            'Có tài khoản: tải toàn bộ dữ liệu hoặc xóa tài khoản ngay ở [trang Tài khoản](/tai-khoan).',
            'Nhận tin: bấm liên kết hủy ở cuối mỗi thư.',
            'Việc khác: [gửi yêu cầu về dữ liệu cá nhân](/lien-he?chu-de=du-lieu-ca-nhan) hoặc viết tới {lien-he}.',
          ],
        },
        'Yêu cầu được trả lời trong 2 ngày làm việc (không muộn hơn 72 giờ), và làm xong trong 15 ngày; việc phải qua bên khác thì 20 ngày. Nếu cần gia hạn, chúng tôi báo lý do và gia hạn một lần, không quá 15 ngày. Không yêu cầu nào kéo dài quá 30 ngày mà bạn không được báo.',
      ],
    },
    {
      id: 'dong-y',
      title: 'Đồng ý phải do bạn chủ động',
      parts: [
        'Không ô nào được đánh dấu sẵn. Chúng tôi lưu câu chữ bạn đã đồng ý và thời điểm, để bạn và chúng tôi cùng kiểm tra được. Từ chối nhận tin không ảnh hưởng việc dùng trang.',
        'Trẻ dưới 16 tuổi cần cha mẹ hoặc người giám hộ đồng ý trước khi tạo tài khoản.',
      ],
    },
    {
      id: 'an-toan',
      title: 'Bảo vệ dữ liệu',
      parts: [
        'Cách chúng tôi bảo vệ tài khoản và dữ liệu được mô tả ở [trang Bảo mật](/bao-mat). Nếu có sự cố ảnh hưởng tới bạn, chúng tôi báo cho cơ quan có thẩm quyền và cho bạn theo luật.',
      ],
    },
    {
      id: 'can-cu',
      title: 'Căn cứ và thay đổi',
      parts: [
        'Chính sách này theo Luật Bảo vệ dữ liệu cá nhân 91/2025/QH15 và Nghị định 356/2025/NĐ-CP. Thay đổi quan trọng được báo trước ít nhất 30 ngày ngay trên trang này.',
        'Về dữ liệu cá nhân, bạn viết tới {lien-he}.',
      ],
    },
  ],
}
