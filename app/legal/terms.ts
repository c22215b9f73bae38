import type { LegalDocument } from './document.ts'

export const TERMS: LegalDocument = {
  path: '/dieu-khoan-su-dung',
  title: 'Điều khoản sử dụng',
  description: 'Bạn và Chọn Máy có thể trông đợi gì ở nhau: nội dung tham khảo, AI trả lời, không bán hàng.',
  summary:
    'Chọn Máy giúp bạn chọn đồ điện máy, không bán hàng và không thu tiền. Nội dung để tham khảo; hãy kiểm tra lại giá, thông số ở cửa hàng trước khi mua.',
  effectiveOn: '2026-11-21',
  updatedOn: '2026-11-21',
  sections: [
    {
      id: 'dich-vu',
      title: 'Chọn Máy làm gì và không làm gì',
      parts: [
        'Chọn Máy là trang thông tin: hỏi đáp với cố vấn AI, danh mục sản phẩm, so sánh và bài viết. Bạn dùng miễn phí, không cần tài khoản.',
        'Chúng tôi không bán hàng, không nhận thanh toán, không giao hàng và không giữ hàng. Đơn hàng, thanh toán, giao nhận, đổi trả và bảo hành là giữa bạn với cửa hàng bạn chọn.',
      ],
    },
    {
      id: 'thong-tin',
      title: 'Giá, thông số và câu trả lời của AI',
      parts: [
        'Giá ghi kèm nơi bán và ngày nhìn thấy. Giá có thể đã đổi; giá tại cửa hàng lúc bạn mua mới là giá cuối.',
        'Câu trả lời của cố vấn do máy viết ra từ danh mục, quy tắc tính và bài viết của trang, có thể sai. Việc liên quan tới điện, gas, nước và an toàn, bạn cần hỏi thợ có chuyên môn.',
        'Trang được xây dựng bằng AI; bài viết do AI soạn có ghi rõ ở đầu bài. Hình minh họa là hình vẽ, không phải ảnh chụp sản phẩm.',
        'Sản phẩm được xếp theo các tiêu chí công khai ở trang [Cách chúng tôi xếp hạng](/cach-xep-hang).',
      ],
    },
    {
      id: 'danh-gia',
      title: 'Đánh giá và nội dung bạn gửi',
      parts: [
        'Bạn chỉ gửi điều mình thật sự trải nghiệm. Đánh giá được đọc trước khi đăng; bài bị từ chối có lý do.',
        {
          list: [
            'Không quảng cáo, không chèn liên kết bán hàng, không nhận tiền để khen hay chê.',
            'Không xúc phạm người khác, không đưa thông tin cá nhân của ai.',
            'Bạn giữ quyền với bài mình viết và cho phép chúng tôi đăng, trích dẫn bài đó trên trang.',
          ],
        },
        'Chúng tôi không sửa số sao, không ẩn đánh giá chỉ vì nó chê.',
      ],
    },
    {
      id: 'tai-khoan',
      title: 'Tài khoản',
      parts: [
        'Bạn giữ kín mật khẩu của mình và báo cho chúng tôi khi nghi có người khác dùng. Bạn có thể tải dữ liệu hoặc xóa tài khoản bất cứ lúc nào ở [trang Tài khoản](/tai-khoan).',
      ],
    },
    {
      id: 'su-dung-dung',
      title: 'Dùng đúng cách',
      parts: [
        'Bạn có thể dùng API và dữ liệu công khai theo [tài liệu API](/api/docs), trong giới hạn số lần gọi. Xin đừng tìm cách vượt giới hạn, dò mật khẩu, phá hoặc làm chậm trang. Nếu tìm thấy lỗ hổng, mời bạn [báo cho chúng tôi](/bao-mat#bao-loi).',
      ],
    },
    {
      id: 'quang-cao',
      title: 'Quảng cáo và hoa hồng',
      parts: [
        'Hiện trang không có quảng cáo, không nhận hoa hồng từ cửa hàng. Nếu sau này có, liên kết và nội dung được tài trợ sẽ ghi rõ là quảng cáo và không đổi thứ tự xếp hạng.',
      ],
    },
    {
      id: 'thay-doi',
      title: 'Khi điều khoản thay đổi',
      parts: [
        'Thay đổi quan trọng được báo trước ít nhất 30 ngày ngay trên trang này, kèm ngày có hiệu lực. Nếu không đồng ý, bạn có thể ngừng dùng và xóa tài khoản.',
      ],
    },
    {
      id: 'luat',
      title: 'Luật áp dụng và liên hệ',
      parts: [
        'Điều khoản này theo luật Việt Nam. Trách nhiệm của chúng tôi với bạn theo luật Bảo vệ quyền lợi người tiêu dùng không bị điều khoản này hạn chế.',
        'Cần hỗ trợ? Bạn viết tới {lien-he}.',
      ],
    },
  ],
}
