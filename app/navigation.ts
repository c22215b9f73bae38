/** The links of the top navigation, in order. */
export const NAVIGATION = [
  { to: '/chat', label: 'Chat với AI' },
  { to: '/products', label: 'Sản phẩm' },
] as const

/** The link columns of the footer. */
export const FOOTER_COLUMNS = [
  {
    title: 'Dịch vụ',
    links: [
      { to: '/chat', label: 'Tư vấn với AI' },
      { to: '/products', label: 'Sản phẩm' },
    ],
  },
  {
    title: 'Hỗ trợ & thông tin',
    links: [
      { to: '/cach-tinh', label: 'Cách chúng tôi tính' },
      { to: '/api/docs', label: 'Tài liệu API' },
    ],
  },
] as const
