/** The question whose answer stands beside the box. */
export const EXAMPLE = 'Tủ lạnh cho 4 người, dưới 15 triệu'

/** The question whose answer the chat begins with: another than the home page's. */
export const CHAT_EXAMPLE = 'Tivi ngồi xa 2,5 m dưới 15 triệu'

/** Usual needs whose best fit is named. */
export const USUAL = [
  'Máy giặt cho 4 người dưới 10 triệu',
  CHAT_EXAMPLE,
  'Máy lạnh phòng 20 m² dưới 10 triệu',
  'Laptop cho sinh viên dưới 15 triệu',
]
