import { PackageOpen } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Price } from '#app/ui/price.tsx'
import { ProductCard } from '#app/ui/product-card.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { ProductGridSkeleton } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { EmptyState, ErrorState } from '#app/ui/state.tsx'
import { Table } from '#app/ui/table.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { sampleProducts } from './sample-products.ts'
import { Section } from './section.tsx'

/** Product cards, standing, lying and narrow as in the chat. */
export function ProductCards() {
  return (
    <Section title="Thẻ sản phẩm">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4">
        {sampleProducts.map((product) => (
          <ProductCard key={product.id} product={product} eager />
        ))}
      </div>
      <div className="grid gap-3">
        {sampleProducts.map((product) => (
          <ProductCard key={product.id} product={product} variant="list" />
        ))}
      </div>
      <div className="grid max-w-[45rem] gap-3 md:grid-cols-3">
        {sampleProducts.slice(0, 3).map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </Section>
  )
}

/** Card, price, rating, facts. */
export function Figures() {
  return (
    <Section title="Con số">
      <div className="grid gap-4 md:grid-cols-3">
        <Card>
          <Price size="lg" price={sampleProducts[0]?.price ?? { text: 'Liên hệ' }} />
        </Card>
        <Card interactive className="grid gap-2">
          <Rating rating={{ average: 4.3, count: 1284 }} />
          <Rating rating={null} />
        </Card>
        <Card>
          <Facts facts={sampleProducts[0]?.facts ?? []} />
        </Card>
      </div>
    </Section>
  )
}

/** Empty, error, loading. */
export function States() {
  return (
    <Section title="Trạng thái">
      <div className="grid gap-4 md:grid-cols-2">
        <Card>
          <EmptyState
            headingLevel={3}
            title="Không tìm thấy sản phẩm"
            text="Thử bớt bộ lọc hoặc tìm bằng tên gọi khác, ví dụ “điều hòa” thay cho “máy lạnh”."
            actions={<Button variant="secondary">Xóa tất cả bộ lọc</Button>}
          />
        </Card>
        <Card>
          <ErrorState
            headingLevel={3}
            icon={<PackageOpen aria-hidden="true" />}
            title="Có lỗi xảy ra"
            text="Chúng tôi chưa lấy được danh sách. Bạn thử tải lại nhé."
            actions={<Button>Tải lại</Button>}
          />
        </Card>
      </div>
      <Spinner />
      <ProductGridSkeleton count={4} />
    </Section>
  )
}

/** Tabs, table and running text. */
export function Reading() {
  return (
    <Section title="Đọc và so sánh">
      <Tabs
        label="Thông tin sản phẩm"
        tabs={[
          { id: 'thong-so', label: 'Thông số', content: <SampleTable /> },
          {
            id: 'danh-gia',
            label: 'Đánh giá',
            count: 12,
            content: <p>Chưa có đánh giá nào cho sản phẩm này</p>,
          },
          { id: 'hoi-dap', label: 'Hỏi đáp', content: <p>Chưa có câu hỏi thường gặp cho sản phẩm này.</p> },
        ]}
      />
      <Prose>
        <h2>Chọn tủ lạnh thế nào cho vừa</h2>
        <p>
          Mỗi người cần khoảng 50 đến 70 lít. Nhà bốn người nên chọn từ 300 lít, và cao hơn một chút nếu đi
          chợ theo tuần. <a href="#thong-so">Xem bảng thông số</a>.
        </p>
        <ul>
          <li>Đo chỗ đặt trước khi chọn.</li>
          <li>Nhìn số kWh mỗi năm trên nhãn năng lượng.</li>
        </ul>
        <blockquote>Đừng trả thêm tiền cho thứ cả nhà không dùng tới.</blockquote>
      </Prose>
    </Section>
  )
}

function SampleTable() {
  return (
    <Table caption="So sánh thông số" stickyFirstColumn>
      <thead>
        <tr>
          <th scope="col">Thông số</th>
          <th scope="col">Tủ lạnh mẫu 417 lít</th>
          <th scope="col">Tủ lạnh mẫu 305 lít</th>
          <th scope="col">Tủ lạnh mẫu 550 lít</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value) => (
              <td key={value}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const rows = [
  ['Dung tích sử dụng', '417 lít', '305 lít', '550 lít'],
  ['Điện tiêu thụ mỗi năm', '412 kWh', '318 kWh', '486 kWh'],
]
