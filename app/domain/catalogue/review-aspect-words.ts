/** Something reviewers speak of: the words that show it is spoken of, and those that praise or blame it. */
export type AspectWords = { key: string; label: string; about: string; good: string; bad: string }

/**
 * The aspects of appliances in words as people write them, parted by '|'. An empty `about` means that the judging words
 * alone name the aspect ('ồn'). Words that praise one thing blame another ('lâu'), so each aspect has its own.
 */
export const ASPECTS: readonly AspectWords[] = [
  {
    key: 'pin',
    label: 'Pin',
    about: 'pin|sạc',
    good: 'trâu|dùng lâu|xài lâu|lâu hết|bền|tốt|khỏe|khoẻ|cả ngày|hai ngày|ngon|sạc nhanh|ổn|đủ dùng',
    bad: 'yếu|tụt|nhanh hết|mau hết|chai|sạc chậm|sạc lâu|sạc hơi lâu|sạc khá lâu|nóng|kém|tệ|hao',
  },
  {
    key: 'am-thanh',
    label: 'Âm thanh',
    about: 'loa|âm thanh|(?<!mấy |nửa |một |hai |vài |cả |chục )tiếng|bass|mic',
    good: 'rõ|hay|to|ấm|chắc|vang|tốt|đã|sống động|ổn',
    bad: 'mỏng|rè|nhỏ|yếu|chói|đục|kém|tệ|gắn thêm loa|vỡ',
  },
  {
    key: 'do-on',
    label: 'Độ ồn',
    about: '',
    good: 'êm|yên tĩnh|chạy êm|êm ru|nhẹ tiếng',
    bad: 'ồn|ồn ào|kêu to|kêu lớn|tiếng rít|ù ù|kêu rè rè',
  },
  {
    key: 'tien-dien',
    label: 'Tiền điện',
    about: 'tiền điện|tốn điện|tiết kiệm điện|hao điện|điện năng|hóa đơn điện|ít điện|nhiều điện',
    good: 'tiết kiệm|đỡ|giảm|ít|rẻ|thấp',
    bad: 'tốn|hao|tăng|nhiều|cao|đội lên',
  },
  {
    key: 'lam-lanh',
    label: 'Làm lạnh',
    about: 'lạnh|mát|đá đông|đông đá|làm đá|giữ nhiệt',
    good: 'nhanh|đều|sâu|tươi|xa|tốt|tê|khỏe|khoẻ|buốt',
    bad: 'chậm|yếu|lâu|kém|chỗ lạnh chỗ không|phả|tệ',
  },
  {
    key: 'man-hinh',
    label: 'Màn hình',
    about: 'màn hình|màn|hình ảnh|lên hình|hình trong|hình nét|màu da|lên màu',
    good: 'nét|sắc nét|đẹp|hình trong|sáng|mượt|sâu|tự nhiên|rực rỡ',
    bad: 'mờ|hơi tối|tối quá|bị tối|khá tối|bóng gương|chói|bệt|nhòe|nhoè|giật|ám|xước|bóng mờ',
  },
  {
    key: 've-sinh',
    label: 'Dễ vệ sinh',
    about: 'vệ sinh|lau|rửa|chùi|lưới lọc|cọ',
    good: 'dễ|sạch|nhanh|tháo rời|tiện|nhàn',
    bad: 'khó|cực|bẩn|bám|mất công|mất thời gian',
  },
  {
    key: 'giao-lap',
    label: 'Giao và lắp',
    about: 'giao|lắp|lắp đặt|thợ|vận chuyển|ship',
    good: 'nhanh|đúng hẹn|nhiệt tình|gọn|cẩn thận|sớm|kỹ|tận tình',
    bad: 'trễ|lâu|chậm|móp|trầy|cẩu thả|phát sinh|ẩu|muộn',
  },
  {
    key: 'gia',
    label: 'Giá',
    about: '(?<!đánh |giảm )giá(?! đỡ)|đồng tiền|so với tiền',
    good: 'rẻ|hợp lý|đáng|ổn|tốt|hời|mềm|phải chăng|vừa túi',
    bad: 'đắt|mắc|cao|chát|không đáng|hớ',
  },
]
