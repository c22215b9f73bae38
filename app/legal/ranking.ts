import type { LegalDocument } from './document.ts'

/** The criteria that products are put in order by, published as article 10(3) of the consumer law 19/2023 asks. */
export const RANKING: LegalDocument = {
  path: '/cach-xep-hang',
  title: 'Cách chúng tôi xếp hạng',
  description: 'Tiêu chí xếp sản phẩm trong danh mục, trong tìm kiếm và trong câu trả lời của cố vấn AI.',
  summary:
    'Không ai trả tiền để đứng trên. Thứ tự do dữ liệu công khai của từng máy và điều bạn hỏi quyết định.',
  effectiveOn: '2026-11-21',
  updatedOn: '2026-11-21',
  sections: [
    {
      id: 'danh-muc',
      title: 'Danh mục và tìm kiếm',
      parts: [
        {
          list: [
            'Không tìm gì: máy được cập nhật gần nhất đứng trước. Bạn đổi được sang cũ nhất, theo tên, theo giá.',
            'Có từ khóa: máy khớp đúng chữ bạn gõ đứng trước, rồi tới máy khớp nhiều chữ trong tên; bằng nhau thì máy cập nhật gần hơn.',
            'Xếp theo giá: máy chưa có giá luôn đứng cuối, cả hai chiều.',
          ],
        },
      ],
    },
    {
      id: 'noi-bat',
      title: 'Được chấm điểm cao',
      parts: [
        'Chỉ tính máy có từ 3 đánh giá đã duyệt. Điểm là số sao trung bình nhân với lôgarit của số đánh giá, nên một đánh giá 5 sao không vượt được nhiều đánh giá tốt. Mỗi loại máy góp tối đa một máy.',
      ],
    },
    {
      id: 'co-van',
      title: 'Gợi ý của cố vấn AI',
      parts: [
        'Trước hết, máy phải thỏa mọi điều kiện bạn nói; điều kiện nào phải nới thì cố vấn nói rõ. Sau đó mỗi máy được chấm theo các phần, phần nào bạn nhấn mạnh thì nặng hơn:',
        {
          table: [
            ['Phần', 'Trọng số', 'Chấm ra sao'],
            ['Cỡ máy', '3', 'Gần cỡ tính được cho nhà bạn, theo trang Cách chúng tôi tính'],
            ['Điều bạn mong', '2,5', 'Tính năng và công dụng bạn nhắc tới; không nhắc thì không tính'],
            ['Giá', '2', 'Trong tầm tiền, hoặc vừa phải khi bạn chưa nói tầm tiền'],
            ['Điện', '1,2', 'CSPF hoặc số kWh so với các máy cùng cỡ'],
            ['Mới', '1,2', 'Giá được nhìn thấy gần đây'],
            ['Đánh giá', '1', 'Số sao, kéo về mức giữa khi còn ít đánh giá'],
          ],
        },
        'Máy đầu là máy hợp nhất; sau đó là máy tiết kiệm hơn và máy đáng nâng cấp, nếu khác biệt đủ lớn. Cỡ máy được tính theo [các quy tắc có nguồn](/cach-tinh).',
      ],
    },
    {
      id: 'danh-gia',
      title: 'Đánh giá của người dùng',
      parts: [
        'Số sao và số lượt hiện ra là của các đánh giá đã duyệt, không thêm bớt. Đánh giá chê không bị ẩn vì chê; bài bị từ chối được ghi lý do. Đánh giá mẫu của bản dùng thử ghi rõ là mẫu.',
      ],
    },
  ],
}
