/** The links of the top navigation, in order. */
export const NAVIGATION = [
  { to: '/chat', label: 'Chat với AI' },
  { to: '/products', label: 'Sản phẩm' },
  { to: '/blog', label: 'Blog' },
  { to: '/lien-he', label: 'Liên hệ' },
] as const

/** What a phone's menu also leads to; on a wide screen these stand as icons or at the foot. */
export const MENU_LINKS = [
  { to: '/so-sanh', label: 'So sánh sản phẩm' },
  { to: '/yeu-thich', label: 'Sản phẩm đã lưu' },
  { to: '/bai-viet-da-luu', label: 'Bài viết đã lưu' },
  { to: '/tai-khoan', label: 'Tài khoản' },
] as const

/** The link columns of the footer. */
export const FOOTER_COLUMNS = [
  {
    title: 'Dịch vụ',
    links: [
      { to: '/chat', label: 'Tư vấn với AI' },
      { to: '/products', label: 'Sản phẩm' },
      { to: '/brand', label: 'Thương hiệu' },
      { to: '/so-sanh', label: 'So sánh sản phẩm' },
      { to: '/yeu-thich', label: 'Sản phẩm đã lưu' },
      { to: '/blog', label: 'Blog' },
      { to: '/bai-viet-da-luu', label: 'Bài viết đã lưu' },
    ],
  },
  {
    title: 'Hỗ trợ & thông tin',
    links: [
      { to: '/chinh-sach-bao-mat', label: 'Chính sách bảo mật' },
      { to: '/dieu-khoan-su-dung', label: 'Điều khoản sử dụng' },
      { to: '/lien-he', label: 'Liên hệ' },
      { to: '/ban-tin', label: 'Nhận bài mới qua email' },
      { to: '/bao-mat', label: 'Bảo mật' },
      { to: '/cach-xep-hang', label: 'Cách chúng tôi xếp hạng' },
      { to: '/kien-thuc', label: 'Kiến thức chọn mua' },
      { to: '/cach-tinh', label: 'Cách chúng tôi tính' },
      { to: '/nhung', label: 'Nhúng vào trang của bạn' },
      { to: '/api/docs', label: 'Tài liệu API' },
      { to: '/tai-khoan', label: 'Tài khoản' },
    ],
  },
] as const
