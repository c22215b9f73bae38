import { Link } from 'react-router'
import { OEMBED_PATH } from '#app/edge/embed-paths.ts'
import { Snippet } from './snippet.tsx'

/** What somebody asks before they put a script of others into their page. */
export function EmbedNotes({ siteUrl }: { siteUrl: string }) {
  return (
    <div className="grid max-w-text grid-cols-1 gap-8">
      <section className="grid gap-3" aria-labelledby="sent">
        <h2 id="sent" className="text-2xl font-bold">
          Những gì được gửi đi, và những gì không
        </h2>
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            Trình duyệt của người đọc tải tệp <code>nhung.js</code> (dưới 5 KB), rồi hỏi chúng tôi thông tin
            của các mã sản phẩm ghi trong thẻ và tải ảnh của chúng. Như mọi lần tải tệp, máy chủ thấy địa chỉ
            mạng của người đọc.
          </li>
          <li>
            Không cookie, không lưu gì vào trình duyệt, không gửi địa chỉ trang đang đọc, không đếm ai xem gì.
          </li>
          <li>
            Ô hỏi cố vấn chưa gửi gì cho tới khi người đọc bấm nút; câu trả lời mở trong thẻ mới, trên trang
            của chúng tôi.
          </li>
        </ul>
      </section>
      <section className="grid gap-3" aria-labelledby="look">
        <h2 id="look" className="text-2xl font-bold">
          Giá, hình thức và khi có trục trặc
        </h2>
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            Giá luôn kèm nơi bán, tháng thấy giá, và nói rõ khi giá đã cũ. Giá trên trang bạn đổi theo trang
            của chúng tôi.
          </li>
          <li>
            Phông chữ, màu chữ, cỡ chữ là của trang bạn, nền sáng hay tối đều đọc được. Muốn sửa gì thêm, viết
            CSS cho lớp <code>chon-may</code>: quy tắc của bạn luôn thắng.
          </li>
          <li>
            Chữ và liên kết nằm sẵn trong thẻ ở lại khi máy chủ chúng tôi không trả lời, hoặc khi trình duyệt
            tắt JavaScript. Mã sản phẩm không có thì chỗ đó ghi “Không tìm thấy sản phẩm này.”
          </li>
          <li>
            Trang tự thêm nội dung sau khi tải xong thì chèn lại dòng tải tệp: thẻ nào chưa hiện sẽ được hiện.
          </li>
        </ul>
        <Snippet
          name="Ví dụ CSS"
          code={'.chon-may { max-width: none; border-color: teal; border-radius: 0 }'}
        />
      </section>
      <section className="grid gap-3" aria-labelledby="policy">
        <h2 id="policy" className="text-2xl font-bold">
          Trang có Content-Security-Policy
        </h2>
        <p>
          Cho phép bốn nguồn sau. Ảnh sản phẩm có thể nằm ở trang của hãng nên cần <code>https:</code>; không
          cần <code>unsafe-inline</code>.
        </p>
        <Snippet
          name="Content-Security-Policy"
          code={`script-src ${siteUrl}; connect-src ${siteUrl}; img-src ${siteUrl} https:; form-action ${siteUrl}`}
        />
      </section>
      <section className="grid gap-3" aria-labelledby="programs">
        <h2 id="programs" className="text-2xl font-bold">
          oEmbed và API
        </h2>
        <p>
          Phần mềm hiểu oEmbed chỉ cần địa chỉ một trang sản phẩm, so sánh hay hỏi đáp; trang sản phẩm và so
          sánh tự chỉ tới địa chỉ này. Muốn tự vẽ giao diện, dùng <code>GET /api/v1/embeds</code> trong{' '}
          <Link to="/api/docs" className="text-action underline">
            tài liệu API
          </Link>
          .
        </p>
        <Snippet
          name="Địa chỉ oEmbed"
          code={`${siteUrl}${OEMBED_PATH}?url=${encodeURIComponent(`${siteUrl}/products/1`)}`}
        />
      </section>
    </div>
  )
}
