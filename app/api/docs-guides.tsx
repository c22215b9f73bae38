import { Table } from '#app/ui/table.tsx'
import type { Topic } from './docs-topics.ts'
import { RECEIVING } from './webhook-receiving.ts'

/** Text in which what stands between backticks is code. */
export function Marked({ text }: { text: string }) {
  return text.split('`').map((piece, at) => (at % 2 === 1 ? <code key={at}>{piece}</code> : piece))
}

/** A command or a piece of code; it wraps, so that all of it is seen. */
export function Code({ text }: { text: string }) {
  return (
    <pre className="rounded-card border border-line bg-sunken p-4 text-sm wrap-anywhere whitespace-pre-wrap">
      <code>{text}</code>
    </pre>
  )
}

const COMMON = [
  'Danh sách sản phẩm, bài viết và những gì chúng được xếp theo đều có `pagination` (page, limit, total, totalPages, hasNext, hasPrev, nextCursor). Gửi lại `nextCursor` trong `cursor` tới khi nó là `null` để đi hết danh sách.',
  'Tham số lạ trong địa chỉ thì bỏ qua, cũng vậy khi một hàm đọc của `/functions/v1` nhận chúng bằng POST; trường lạ trong nội dung ghi lên thì bị từ chối (422).',
  'Một mục đọc riêng có `ETag`. Gửi lại trong `If-Match` khi sửa hay xóa: ai đó đã sửa trước thì trả 412 và không ghi gì. `PATCH` chỉ đổi các trường được gửi; `PUT` làm y như vậy, giữ cho công cụ cũ: nên dùng `PATCH`. Bài viết còn nhận `expected_updated_at` trong nội dung: khác với lúc lưu sau cùng thì trả 409.',
  'Mọi `POST` cần khóa đều nhận `Idempotency-Key` (1 đến 200 ký tự ASCII, không dấu cách): gửi lại cùng khóa với cùng địa chỉ và cùng nội dung từng byte trong một ngày thì nhận lại câu trả lời cũ; cùng khóa với nội dung khác, hay địa chỉ khác, là 422 với `code` là `idempotency_key_reused`. Lần gửi bị từ chối không được giữ.',
  'Xóa rồi lấy lại: bài viết và sản phẩm vào thùng rác, chuyên mục, tác giả, thẻ nằm trong nhật ký; `POST …/restore` đưa về đúng như trước, cùng mã. Nơi bán, giá, nguồn giá và webhook thì xóa là mất.',
  'Ghi lại đúng những gì đang có thì trả 200 với mục như nó đang là: `ETag` và `updated_at` giữ nguyên, không có sự kiện nào được gửi.',
  'Trường ghi là “danh sách: { … }” (như `specifications`, `variants`, `faqs`, `images` của sản phẩm) là danh sách đối tượng có những trường ấy; trường có dấu ? được để trống. Kiểu và độ dài từng trường có ở openapi.json.',
  'Sinh mã TypeScript từ openapi.json bằng `openapi-typescript` thì thêm `--default-non-nullable=false`: nếu không, trường có giá trị mặc định thành bắt buộc khi gửi.',
  'Lỗi có `code` cho máy đọc, `detail` cho người đọc, `errors` theo từng trường; 429 và 503 có `Retry-After` tính bằng giây.',
]

/** What holds for every call. */
export const CommonRules = () => (
  <TopicSection topic={{ id: 'dung-chung', title: 'Dùng chung cho mọi lệnh gọi', texts: COMMON }} />
)

/** What holds for several calls. */
export function TopicSection({ topic: { id, title, texts } }: { topic: Topic }) {
  return (
    <section className="grid max-w-text gap-3" aria-labelledby={id}>
      <h2 id={id} className="text-2xl font-bold">
        {title}
      </h2>
      <List texts={texts} />
    </section>
  )
}

function List({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 pl-5">
      {texts.map((text) => (
        <li key={text}>
          <Marked text={text} />
        </li>
      ))}
    </ul>
  )
}

/** One limit, in words: of what, how much, and for whom. */
export type LimitView = { what: string; most: string; whose: string }

/** How much of everything may be asked for. */
export function Limits({ limits }: { limits: readonly LimitView[] }) {
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="limits">
      <h2 id="limits" className="text-2xl font-bold">
        Giới hạn
      </h2>
      <p className="max-w-text">
        Quá số lần thì trả 429 kèm <code>Retry-After</code>; cả lần gửi quá cỡ thì trả 413, và lời báo nói cỡ
        tối đa; riêng <code>content</code> của bài viết quá cỡ thì trả 422. Đọc danh sách và từng mục không bị
        đếm.
      </p>
      <Table caption="Giới hạn của API" dense>
        <thead>
          <tr>
            <th scope="col">Việc</th>
            <th scope="col">Nhiều nhất</th>
            <th scope="col">Tính cho</th>
          </tr>
        </thead>
        <tbody>
          {limits.map(({ what, most, whose }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{most}</td>
              <td>{whose}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

const TOOLS = [
  '`search_products`: tìm sản phẩm, kể cả bằng một câu tiếng Việt trong `search`; lọc thêm bằng `category`, `brand`, `minPrice`, `maxPrice`, xếp bằng `sortBy`, `sortOrder`, lật trang bằng `page`, `limit`. Trường nào cũng bỏ được',
  '`get_product`: một sản phẩm theo `id`, với thông số, nơi bán, hỏi đáp',
  '`compare_products`: đặt cạnh nhau hai đến bốn sản phẩm cùng loại, theo `ids` (id lặp lại tính một lần)',
  '`ask_advisor`: hỏi cố vấn nên mua gì trong `message`, có lý do và nguồn; hỏi tiếp thì gửi lại `conversation` của câu trả lời trước, hoặc lời kể ngắn trong `previousContext`',
  '`search_articles`: tìm bài hướng dẫn, mẹo dùng, tiêu chuẩn theo `search`',
]

const CALL = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'ask_advisor', arguments: { message: 'Tủ lạnh cho 4 người dưới 15 triệu' } },
}

/** How an assistant is given the site's tools. @param limits what of them is counted */
export function McpGuide({ siteUrl, limits }: { siteUrl: string; limits: readonly LimitView[] }) {
  return (
    <section className="grid max-w-text grid-cols-1 gap-3" aria-labelledby="mcp">
      <h2 id="mcp" className="text-2xl font-bold">
        MCP: công cụ cho trợ lý
      </h2>
      <p>
        Trợ lý nào hiểu Model Context Protocol đều dùng được năm công cụ chỉ đọc, không cần khóa. Địa chỉ{' '}
        <code>{siteUrl}/mcp</code>, cách truyền <b>streamable HTTP</b> (chỉ <code>POST</code>, không có
        phiên).
      </p>
      <List texts={TOOLS} />
      <p>Xem thử:</p>
      <Code
        text={`npx @modelcontextprotocol/inspector --cli ${siteUrl}/mcp --transport http --method tools/list`}
      />
      <p>Gọi một công cụ:</p>
      <Code
        text={[
          `curl -X POST '${siteUrl}/mcp'`,
          `-H 'Content-Type: application/json'`,
          `-H 'Accept: application/json, text/event-stream'`,
          `-d '${JSON.stringify(CALL)}'`,
        ].join(' \\\n  ')}
      />
      <p>
        Giới hạn: {limits.map(({ what, most, whose }) => `${what} ${most} mỗi ${whose}`).join('; ')}. Quá giới
        hạn thì công cụ trả lời bằng một câu nói vậy.
      </p>
    </section>
  )
}

const VERIFY = `import { createHmac, timingSafeEqual } from 'node:crypto'

const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = request.headers
const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
const expected = Buffer.from('v1,' + createHmac('sha256', key).update(id + '.' + at + '.' + body).digest('base64'))
const sent = Buffer.from(signature)
const isOurs = sent.length === expected.length && timingSafeEqual(sent, expected)`

/** How a receiver of webhooks knows that it is us, and what it can rely on. */
export function ReceivingGuide() {
  return (
    <section className="grid max-w-text grid-cols-1 gap-3" aria-labelledby="receiving">
      <h3 id="receiving" className="text-lg font-bold">
        Nhận và kiểm webhook
      </h3>
      <List texts={RECEIVING} />
      <Code text={VERIFY} />
      <p>
        Nội dung của từng sự kiện ở mục <code>webhooks</code> trong openapi.json; thư mục{' '}
        <code>clients/typescript</code> có sẵn <code>verifyWebhook()</code>.
      </p>
    </section>
  )
}

/** How the functions are called by the client that they are specified for. */
export function SupabaseGuide({ siteUrl }: { siteUrl: string }) {
  const example = `import { createClient } from '@supabase/supabase-js'

const site = createClient('${siteUrl}', 'khong-xet-khoa')
const { data, error } = await site.functions.invoke('paginated-products', {
  body: { category: 'tu-lanh', doors: ['side-by-side', 'multi-door'], limit: 5 },
})
if (error) throw error
console.log(data.products.map(({ title }) => title))`
  return (
    <section className="grid max-w-text grid-cols-1 gap-3" aria-labelledby="supabase">
      <h3 id="supabase" className="text-lg font-bold">
        Gọi bằng supabase-js
      </h3>
      <p>
        Địa chỉ là của site, khóa là chữ bất kỳ (không được xét nhưng thư viện đòi phải có). Chạy ngoài trình
        duyệt cần Node 22 trở lên, vì supabase-js đòi như vậy; trong trình duyệt thì xem mục{' '}
        <a href="#cors" className="text-action underline">
          CORS
        </a>
        .
      </p>
      <Code text={example} />
    </section>
  )
}
