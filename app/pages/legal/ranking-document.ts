import { WEIGHTS, WISH_WEIGHT } from '#app/domain/advisor/rank/score.ts'
import { LIST_ORDERS, MIN_REVIEWS, RELEVANCE_WORDS, SIZE_ORDER_WORDS } from '#app/domain/catalogue/ranking.ts'
import { USUAL, USUAL_SUMS } from '#app/domain/search/usual-needs.ts'
import { sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { LegalDocument } from './document.ts'

/** What each part of a fit is called, and how it is judged. */
const PARTS: Record<keyof typeof WEIGHTS, readonly [name: string, how: string]> = {
  size: ['Cỡ máy', 'Gần cỡ tính được cho nhà bạn, theo trang Cách chúng tôi tính'],
  wish: ['Điều bạn mong', 'Tính năng và công dụng bạn nhắc tới; không nhắc thì không tính'],
  price: ['Giá', 'Trong tầm tiền, hoặc vừa phải khi bạn chưa nói tầm tiền'],
  energy: ['Điện', 'CSPF hoặc số kWh so với các máy cùng cỡ'],
  quality: [
    'Chất lượng máy',
    'Những điều hơn kém rõ ràng của loại máy ấy: lực hút, độ ồn, tần số quét, tấm nền…',
  ],
  fresh: ['Giá còn mới', 'Giá ghi nhận gần đây hơn các máy khác; giá càng cũ càng khó còn đúng'],
  known: ['Rõ thông số', 'Hãng công bố đủ những thông số cần để so máy'],
  rating: ['Đánh giá', 'Số sao người dùng chấm, kéo về mức giữa khi còn ít đánh giá'],
}

/** The parts by what they weigh, the heaviest first. */
const weighed = Object.entries({ ...WEIGHTS, wish: WISH_WEIGHT })
  .toSorted(([, a], [, b]) => b - a)
  .map(([part, weight]) => {
    const [name, how] = PARTS[part as keyof typeof WEIGHTS]
    return [name, formatNumber(weight), how]
  })

/** The criteria that products are put in order by, published as article 10(3) of the consumer law 19/2023 asks. */
export const RANKING: LegalDocument = {
  path: '/cach-xep-hang',
  title: 'Cách chúng tôi xếp hạng',
  description: 'Tiêu chí xếp sản phẩm trong danh mục, trong tìm kiếm và trong câu trả lời của cố vấn AI.',
  summary:
    'Không ai trả tiền để đứng trên. Thứ tự do dữ liệu công khai của từng máy và điều bạn hỏi quyết định.',
  effectiveOn: '2026-11-21',
  updatedOn: '2026-11-30',
  sections: [
    {
      id: 'danh-muc',
      title: 'Danh mục và tìm kiếm',
      parts: [
        {
          list: [
            'Theo loại (danh mục chưa lọc gì): mỗi loại ba máy thay đổi gần nhất, hết loại này đến loại khác; sau đó là mọi máy còn lại, máy thay đổi gần nhất trước.',
            'Hợp nhu cầu (khi bạn nói nhà mấy người, phòng rộng bao nhiêu hay ngồi cách bao xa): máy phù hợp nhất trước, chấm như ở mục Máy phù hợp nhất.',
            LIST_ORDERS.updated_at.says,
            RELEVANCE_WORDS,
            LIST_ORDERS.title.says,
            LIST_ORDERS.price.says,
            LIST_ORDERS.discount.says,
            LIST_ORDERS.rating.says,
            LIST_ORDERS.energy.says,
            SIZE_ORDER_WORDS,
          ],
        },
      ],
    },
    {
      id: 'noi-bat',
      title: 'Được chấm điểm cao',
      parts: [
        `Chỉ tính máy có từ ${MIN_REVIEWS} đánh giá của người dùng đã duyệt; đánh giá mẫu không bao giờ được tính. Điểm là số sao trung bình nhân với lôgarit của số đánh giá, nên một đánh giá 5 sao không vượt được nhiều đánh giá tốt. Mỗi loại máy góp tối đa một máy.`,
        'Mục sản phẩm nổi bật cũng xếp như vậy; loại nào chưa đủ đánh giá thì góp máy có thay đổi gần nhất của loại ấy, đứng sau.',
      ],
    },
    {
      id: 'co-van',
      title: 'Máy phù hợp nhất và gợi ý của cố vấn AI',
      parts: [
        'Trước hết, máy phải thỏa mọi điều kiện bạn nói; điều kiện nào phải nới thì cố vấn nói rõ. Sau đó mỗi máy được chấm theo các phần, phần nào bạn nhấn mạnh thì nặng hơn:',
        {
          table: [['Phần', 'Trọng số', 'Chấm ra sao'], ...weighed],
        },
        `Đầu mỗi danh mục và đầu trang hãng cũng chọn theo cách này, trong các bộ lọc bạn đang dùng. Bạn chưa nói nhà mấy người, phòng rộng bao nhiêu hay ngồi cách bao xa thì tạm tính nhà ${formatNumber(USUAL.people)} người, phòng ${formatNumber(USUAL.room)} m², cách ${formatNumber(USUAL.distance)} m và ghi rõ là tạm tính; tủ lạnh và tivi khi ấy tính dưới ${sayVnd(USUAL_SUMS['tv'] ?? 0)}, máy giặt và máy lạnh dưới ${sayVnd(USUAL_SUMS['ac'] ?? 0)}.`,
        'Máy đầu là máy phù hợp nhất; sau đó là máy tiết kiệm hơn và máy đáng nâng cấp, nếu khác biệt đủ lớn. Cỡ máy được tính theo [các quy tắc có nguồn](/cach-tinh).',
      ],
    },
    {
      id: 'danh-gia',
      title: 'Đánh giá của người dùng',
      parts: [
        'Số sao và số lượt hiện ra là của các đánh giá người dùng đã duyệt, không thêm bớt. Đánh giá chê không bị ẩn vì chê; bài bị từ chối được ghi lý do. Đánh giá mẫu của bản dùng thử chỉ nằm ở trang sản phẩm, ghi rõ là mẫu và không tính vào đâu cả.',
      ],
    },
  ],
}
