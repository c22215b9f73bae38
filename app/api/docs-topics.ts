import { SCOPES, SCOPE_NAMES } from '#app/domain/account/scopes.ts'

/** Something that holds for several calls: a place on the page, with its sentences. */
export type Topic = { id: string; title: string; texts: readonly string[] }

/** What each scope opens, as calls rather than as duties. */
const OPENED: Readonly<Record<keyof typeof SCOPES, string>> = {
  'articles:read':
    'đọc bài nháp, bài hẹn giờ; bài trong thùng rác chỉ đọc được ở danh sách (`status=trashed`)',
  'articles:write':
    'viết, sửa, xóa, khôi phục bài viết; gồm cả quyền đọc ở trên. Thẻ gửi bằng tên mà chưa có thì được tạo: muốn tránh thẻ gõ nhầm, gửi thẻ bằng mã',
  'filing:write': 'tạo, sửa, xóa, lấy lại chuyên mục, chuyên mục con, tác giả, thẻ của bài viết',
  'products:read':
    'đọc sản phẩm ẩn, sản phẩm trong thùng rác (chỉ ở danh sách, `status=trashed`), mọi giá đã ghi ở từng nơi bán (`offers`)',
  'products:write':
    'tạo, sửa, ẩn, xóa, khôi phục sản phẩm; ghi, sửa, xóa nơi bán và giá; gồm cả quyền đọc ở trên',
  imports: 'nhập, xuất tệp và nguồn giá',
  webhooks: 'quản lý webhook; chủ khóa phải là quản trị viên',
}

/** What holds beyond one call, in the order in which it is needed. */
export const TOPICS: readonly Topic[] = [
  {
    id: 'khoa-va-quyen',
    title: 'Khóa và quyền',
    texts: [
      'Khóa gửi trong `Authorization: Bearer chonmay_…`. Khóa sai, đã thu hồi hay hết hạn thì mọi địa chỉ `/api/v1` trả 401, kể cả những gì ai cũng đọc được. `GET /api/v1/me` cho biết khóa là của ai, có quyền nào, hết hạn khi nào. Các hàm `/functions/v1` không xét khóa, vì supabase-js luôn gửi một khóa.',
      'Khóa không bị giới hạn có mọi quyền của chủ khóa, đổi theo vai trò của người ấy. Nên giới hạn khóa vào đúng những quyền cần dùng:',
      ...SCOPE_NAMES.map((scope) => `\`${scope}\`: ${OPENED[scope]}.`),
      'Không có khóa thì danh sách bài nháp hay sản phẩm ẩn trả 401, thiếu quyền thì 403 kèm tên quyền; riêng một bài nháp hay một sản phẩm ẩn thì 404, để không lộ là có.',
      'Lần ghi bị từ chối (chẳng hạn 422) vẫn được đếm vào giới hạn số lần ghi.',
    ],
  },
  {
    id: 'cors',
    title: 'Gọi từ trang web khác (CORS)',
    texts: [
      'Trang của mọi site được gọi `GET` không kèm khóa tới `/api/v1` và `/functions/v1`, trừ phần riêng của người dùng; ảnh và `nhung.js` cũng vậy.',
      'Gọi kèm `Authorization`, mọi `POST` (kể cả hàm của supabase-js, `product-stats` và cố vấn), và `/mcp` thì chỉ được từ những site mà người vận hành ghi trong `CORS_ORIGINS`. Site khác sẽ thấy "Failed to fetch".',
      'Cookie không bao giờ được nhận từ site khác. Chương trình chạy ngoài trình duyệt không bị giới hạn này.',
    ],
  },
  {
    id: 'tim-va-con-tro',
    title: 'Tìm kiếm, lọc và đi hết danh sách',
    texts: [
      '`search` nhận từ khóa hoặc cả câu; câu được đọc thành bộ lọc, kể lại ở `filters.understood`. Không ghi `sortBy` thì kết quả xếp theo độ khớp.',
      'Mọi danh sách còn trang sau đều có `nextCursor`; `null` nghĩa là hết. Giữ nguyên bộ lọc và thứ tự, chỉ thay `cursor`. Khi xếp theo độ khớp, con trỏ đếm số dòng đã qua: dữ liệu đổi giữa chừng thì có thể lặp hay sót một dòng, như khi đi bằng `page`. Các thứ tự khác không sót, không lặp.',
      'Giữ một bản sao cho khớp: đọc `?updatedSince=` với lúc bắt đầu lần đọc trước, lùi lại vài phút cho những lần ghi đang dở. `status=all` cho cả bài nháp hay sản phẩm ẩn, `status=trashed` cho những gì đã bỏ đi; hai lần đọc ấy cần khóa. Xóa hẳn thì không còn trong danh sách nào: webhook `article.withdrawn` và `product.changed` (`deleted`) báo khi một mục rời khỏi trang.',
      'Danh sách sản phẩm lọc được theo thông số: thêm tên thông số làm tham số, ví dụ `doors=side-by-side` hay `capacity_l=250-350` (`-150`: tới 150; `300-`: từ 300; số lẻ viết bằng dấu chấm). Nhiều giá trị của một thông số thì cách nhau bằng dấu phẩy hay lặp lại tham số, khớp một là được: `doors=side-by-side,multi-door`; giá trị là chữ tự do có dấu phẩy kèm dấu cách (“Đen, bạc”) thì được hiểu là một. Nội dung POST của hàm nhận danh sách: `{"doors": ["side-by-side", "multi-door"]}`. `attributes[doors]=…`, như openapi-fetch gửi, cũng được hiểu; openapi-fetch không tự gửi mảng nằm trong `attributes`, nên ở đó nhiều giá trị viết thành một chuỗi có dấu phẩy. Giá trị có trong `filters.facets` của câu trả lời. Giá trị không thể có (gõ nhầm) là 422; tên không có thì bị bỏ qua như mọi tham số lạ, trừ khi viết trong `attributes[…]`: khi ấy là 422.',
      'Danh mục sản phẩm không có là 404; chuyên mục bài viết không có thì danh sách rỗng. Câu trả lời của mọi danh sách còn trang sau có tiêu đề `Link: <…>; rel="next"` (RFC 8288) là địa chỉ trang ấy.',
    ],
  },
  {
    id: 'gia',
    title: 'Các trường giá của sản phẩm',
    texts: [
      '`mainPrice` là giá site đang hiện và dùng để lọc, xếp: `value` là VND, `listPrice` là giá niêm yết, `shop` là nơi bán, `observedOn` là ngày thấy giá, `isCurrent` là giá của 60 ngày gần đây; `isDated: false` là giá không rõ ngày. `mainPrice` là `null` khi chưa biết giá.',
      'Cách chọn: mỗi nơi bán lấy lần thấy giá mới nhất. Giá thấy trong 60 ngày gần đây được xét trước, lấy giá thấp nhất trong số đó; không có thì tới giá thấp nhất trong 12 tháng; không có nữa thì tới giá mới nhất từng thấy. Trong cùng một độ tuổi, nơi đã hết hàng đứng sau. Vì vậy giá cũ không đứng trước giá hôm nay; khi chỉ có giá cũ thì `observedOn`, `ageDays` cho biết nó cũ chừng nào.',
      '`lowestPriceValue` là giá được chọn như trên, chỉ có khi `mainPrice.kind` là `lowest`. `price` là chữ do biên tập viên ghi, giữ nguyên như đã ghi; `priceValue` là số đọc ra từ chữ ấy.',
      '`offers` trong chi tiết sản phẩm là các nơi bán với giá thấy sau cùng; mọi giá đã thấy ở `GET …/offers` (cần khóa). Muốn ghi giá mới thì `POST …/offers`, đừng sửa `price`. Mỗi nơi bán một ngày có một giá: ghi lần thứ hai là 422, sửa dòng đã có bằng `PATCH …/offers/{offerId}/prices/{priceId}`.',
    ],
  },
  {
    id: 'doc-roi-ghi-lai',
    title: 'Đọc rồi ghi lại',
    texts: [
      'Những gì đọc được gửi lại vào trường cùng tên của `PATCH` thì không có gì đổi: `variants` (đọc bằng khóa có `products:read` hay `products:write` thì có cả phiên bản đã hết, `sku`, `is_available`), `specifications`, `faqs`, `images`, `image`, `featured_image`. Danh sách được thay cả danh sách: sửa trong danh sách vừa đọc rồi gửi lại tất cả. Địa chỉ đầy đủ của ảnh trên site được hiểu là ảnh ấy; hình vẽ của site (`/minh-hoa/…`) hiện thay cho ảnh chưa có được hiểu là chưa có ảnh.',
      'Riêng `lowest_price` đừng gửi lại: đọc thì đó là giá thấp nhất đang được chọn, có thể là giá thấy ở nơi bán; ghi thì đó là giá do biên tập viên nhập.',
      'Tên trường của câu trả lời theo đặc tả đã định, nên có chỗ khác tên trường ghi: đọc `releaseYear`, ghi `release_year`; bài viết đọc `published_at`, `updated_at`, còn câu trả lời của lần ghi là `publishedAt`, `updatedAt`. Khi ghi, cách viết nào cũng được; gửi cả hai cùng lúc là 422.',
      'Ảnh không tải lên được qua API: tải lên ở Thư viện ảnh của trang quản trị, nhập tệp với `pictures=on`, hoặc gửi địa chỉ https:// của ảnh ở nơi khác. Địa chỉ `/uploads/…` mà site không có là 422.',
    ],
  },
  {
    id: 'hen-gio',
    title: 'Hẹn giờ đăng bài',
    texts: [
      'Gửi `status: "published"` cùng `published_at` ở tương lai, có múi giờ (`2027-02-01T08:00:00+07:00`). Câu trả lời và lần đọc sau có `status: "scheduled"`; bài tự hiện khi tới giờ. `scheduled` không gửi lên được.',
      'Đăng ngay: gửi `published_at` ở quá khứ hay hiện tại. Thôi đăng: `status: "draft"`.',
    ],
  },
  {
    id: 'tep-nhap',
    title: 'Tệp để nhập',
    texts: [
      '`GET /api/v1/exports/template.csv?subject=products` (hay `articles`) là tệp mẫu với mọi cột. Bài viết cần `title`, `content`, `category_id`, `author_id`; sản phẩm cần tên và danh mục. Cột `attr:…` là thông số, tên ở mục Thông số bên dưới. Tệp xuất có đúng các cột mà tệp nhập đọc.',
      'Qua API không ai ngồi duyệt: danh mục chưa có thì dòng ấy là lỗi, hãng chưa có thì được tạo; dòng còn ngờ là trùng thì chờ người quyết trong trang quản trị và được đếm ở `skipped`.',
      '`result.success` là true khi chạy tới cuối và không dòng nào lỗi, hoặc có ít nhất một dòng vào được: luôn xem `errorCount` và `errors.csv`.',
    ],
  },
  {
    id: 'loi',
    title: 'Lỗi và ngôn ngữ',
    texts: [
      'Lỗi bằng tiếng Việt; gửi `Accept-Language: en` để nhận tiếng Anh. Chương trình nên xét `code` và `status`, không xét chữ. Lời về từng dòng của tệp nhập cũng theo đó; chỉ `/functions/v1` luôn bằng tiếng Việt.',
      'Quá cỡ: xem mục Giới hạn.',
    ],
  },
]
