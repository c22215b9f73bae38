import type { LegalDocument } from './document.ts'

export const SECURITY: LegalDocument = {
  path: '/bao-mat',
  title: 'Bảo mật',
  description: 'Tài khoản và dữ liệu trên Chọn Máy được bảo vệ ra sao, và cách báo một lỗ hổng.',
  summary:
    'Ít dữ liệu thì ít thứ để mất: phần lớn trang không cần biết bạn là ai. Phần còn lại được bảo vệ như dưới đây.',
  effectiveOn: '2026-11-21',
  updatedOn: '2026-11-21',
  sections: [
    {
      id: 'tai-khoan',
      title: 'Tài khoản',
      parts: [
        {
          list: [
            'Mật khẩu từ 8 ký tự, không nhận mật khẩu quá phổ biến, được băm trước khi lưu; không ai đọc lại được.',
            'Xác thực hai lớp bằng ứng dụng mã, có mã khôi phục.',
            'Danh sách thiết bị đang đăng nhập, nút đăng xuất tất cả; đổi mật khẩu là mọi nơi khác bị đăng xuất.',
            'Email báo khi mật khẩu, xác thực hai lớp hay khóa API của bạn thay đổi.',
            'Thử sai nhiều lần thì phải chờ; người khác không khóa được tài khoản của bạn bằng cách thử sai.',
          ],
        },
      ],
    },
    {
      id: 'du-lieu',
      title: 'Dữ liệu và trang web',
      parts: [
        {
          list: [
            'Cookie đăng nhập không cho mã trong trang đọc, chỉ gửi cho chính trang này.',
            'Nội dung bài viết và đánh giá được lọc trước khi lưu và trước khi hiện.',
            'Ảnh tải lên được mã hóa lại, bỏ thông tin nơi chụp.',
            'Địa chỉ mạng chỉ được giữ ở dạng mã băm có khóa.',
            'Người vận hành có quyền nào thì chỉ làm được việc ấy; mọi thay đổi trong trang quản trị đều được ghi lại.',
            'Sao lưu và khôi phục được kiểm tra bằng thử nghiệm tự động.',
          ],
        },
      ],
    },
    {
      id: 'bao-loi',
      title: 'Báo một lỗ hổng',
      parts: [
        'Bạn viết tới {lien-he}, nêu địa chỉ trang, các bước làm lại và điều bạn thấy. Địa chỉ cho máy đọc: [security.txt](/.well-known/security.txt).',
        'Chúng tôi xác nhận trong 72 giờ, báo tiến độ và ghi công nếu bạn muốn. Xin thử trên tài khoản của chính bạn, không xem hay sửa dữ liệu của người khác, không làm gián đoạn trang. Người báo lỗi có thiện chí sẽ không bị chúng tôi khiếu nại.',
      ],
    },
  ],
}
