import { CURRENT_DAYS } from './price-history.ts'

/** Approved reviews by people that a product needs before its average counts. */
export const MIN_REVIEWS = 3

/** What counts as a change of a product (SQL function `last_change`), in the words of the page about ranking. */
export const CHANGES = {
  row: 'thông tin của máy được sửa',
  price: 'nơi bán được thấy một giá mới',
  review: 'một đánh giá của người dùng được duyệt',
} as const

/** Whether a main price `pp` still counts as cut: one of weeks ago says nothing of today. */
export const CURRENT_CUT = `pp.list_price > pp.value and pp.is_dated and pp.seen_on >= (now() at time zone 'Asia/Ho_Chi_Minh')::date - ${CURRENT_DAYS}`

/** How a list is put in order: the column of `product_search s`, where rows without a value stand, and how people read it. */
export const LIST_ORDERS = {
  updated_at: {
    column: 's.updated_at',
    empty: '',
    says: `Không tìm gì: máy có thay đổi gần nhất đứng trước. Thay đổi là ${Object.values(CHANGES).join(', ')}; dữ liệu mẫu không tính. Bạn đổi được sang cũ nhất, theo tên, theo giá.`,
  },
  title: {
    column: 's.title_folded',
    empty: '',
    says: 'Xếp theo tên: theo bảng chữ cái, không kể dấu.',
  },
  price: {
    column: 's.main_price_value',
    empty: 'nulls last',
    says: 'Xếp theo giá: theo giá đang hiện của máy; máy chưa có giá luôn đứng cuối, cả hai chiều.',
  },
  discount: {
    column: `(select (pp.list_price - pp.value)::float8 / pp.list_price from product_prices pp where pp.product_id = s.product_id and ${CURRENT_CUT})`,
    empty: 'nulls last',
    says: `Giảm giá nhiều: theo phần trăm giữa giá đang hiện và giá niêm yết của cùng nơi bán; máy không có giá niêm yết, và máy có giá cũ hơn ${CURRENT_DAYS} ngày, đứng cuối.`,
  },
  rating: {
    column: `(select r.average from product_ratings r where r.product_id = s.product_id and r.review_count >= ${MIN_REVIEWS})`,
    empty: 'nulls last',
    says: `Đánh giá cao: theo số sao trung bình của máy có từ ${MIN_REVIEWS} đánh giá của người dùng; máy khác đứng cuối.`,
  },
  energy: {
    column:
      "case when jsonb_typeof(s.attributes -> 'energy_kwh_year') = 'number' then (s.attributes ->> 'energy_kwh_year')::float8 end",
    empty: 'nulls last',
    says: 'Ít tốn điện: theo số kWh mỗi năm mà hãng công bố; máy không công bố đứng cuối.',
  },
} as const

/** How a category is put in order by size, as people read it. */
export const SIZE_ORDER_WORDS =
  'Theo cỡ: theo con số nói máy to nhỏ của loại ấy (lít, kg, inch, HP); máy không rõ cỡ đứng cuối, cả hai chiều.'

/** How much a word weighs that is found in a part of the text (labels D, C, B and A of the index), from light to heavy. */
const WORD_WEIGHTS = [
  { part: 'mô tả', weight: 0.1 },
  { part: null, weight: 0 },
  { part: 'hãng và danh mục', weight: 0.4 },
  { part: 'tên và mã máy', weight: 1 },
] as const

/** The weights of words as `ts_rank` takes them. */
export const WORD_WEIGHTS_SQL = `{${WORD_WEIGHTS.map(({ weight }) => weight).join(', ')}}`

/** How matches of a text are put in order, as people read it. */
export const RELEVANCE_WORDS = `Có từ khóa: máy khớp cả dấu như bạn gõ đứng trước; rồi chữ bạn gõ nằm ở đâu, nặng nhất tới nhẹ nhất: ${WORD_WEIGHTS.flatMap(
  ({ part }) => part ?? [],
)
  .toReversed()
  .join(', ')}; bằng nhau thì máy có thay đổi gần hơn.`
