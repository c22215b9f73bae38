import { Heart, Search, Zap } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button, IconButton, type ButtonSize, type ButtonVariant } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Chip, RemovableChip } from '#app/ui/chip.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { CompactSelect, Select } from '#app/ui/select.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { showToast, type ToastTone } from '#app/ui/toast-store.ts'
import { Row, Section } from './section.tsx'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'soft', 'ghost', 'danger']
const sizes: readonly ButtonSize[] = ['sm', 'md', 'lg']
const sorts = [
  { value: 'updated_at-desc', label: 'Mới nhất' },
  { value: 'price-asc', label: 'Giá thấp đến cao' },
]

/** Buttons in every variant, size and state. */
export function Buttons() {
  return (
    <Section title="Nút bấm">
      {sizes.map((size) => (
        <Row key={size} label={`Cỡ ${size}`}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              Xem chi tiết
            </Button>
          ))}
        </Row>
      ))}
      <Row label="Đang chạy, không bấm được, liên kết, có biểu tượng, chỉ biểu tượng">
        <Button loading>Đang gửi</Button>
        <Button disabled>Gửi tin nhắn</Button>
        <Button asChild variant="secondary">
          <Link to="/products">Xem tất cả sản phẩm</Link>
        </Button>
        <Button>
          <Search aria-hidden="true" className="size-5" />
          Tìm kiếm
        </Button>
        <IconButton label="Yêu thích">
          <Heart aria-hidden="true" className="size-5" />
        </IconButton>
      </Row>
    </Section>
  )
}

/** Fields at rest, with a hint, with an error and disabled. */
export function Fields() {
  return (
    <Section title="Ô nhập">
      <div className="grid gap-6 md:grid-cols-2">
        <TextField label="Họ và tên" name="name" autoComplete="name" required />
        <TextField
          label="Email"
          type="email"
          hint="Chúng tôi chỉ dùng để trả lời bạn."
          placeholder="ban@vidu.vn"
        />
        <TextField label="Số điện thoại" defaultValue="09" error="Số điện thoại cần ít nhất 10 chữ số." />
        <Select label="Sắp xếp" options={sorts} error="Hãy chọn một cách sắp xếp." />
        <TextArea label="Nội dung" hint="Nhà mấy người, ngân sách bao nhiêu, đặt ở đâu?" />
        <div>
          <Checkbox label="Tủ lạnh ngăn đá trên" count={1284} defaultChecked />
          <Checkbox label="Tủ lạnh nhiều cửa" count={96} />
          <Checkbox label="Tôi đồng ý nhận tin" error="Bạn cần đồng ý để đăng ký." />
          <TextField label="Không sửa được" defaultValue="Đã khóa" disabled />
        </div>
      </div>
      <Row label="Chọn nhanh trên thanh công cụ">
        <CompactSelect label="Sắp xếp" options={sorts} />
      </Row>
    </Section>
  )
}

/** Badges, chips, breadcrumb and page numbers. */
export function Marks() {
  return (
    <Section title="Nhãn, lựa chọn và đường đi">
      <Row label="Nhãn">
        <Badge>Tủ lạnh</Badge>
        <Badge tone="action">Gợi ý hôm nay</Badge>
        <Badge tone="cut">Giảm 15%</Badge>
        <Badge tone="saving">
          <Zap aria-hidden="true" />
          Tiết kiệm điện
        </Badge>
        <Badge tone="danger">Hết hàng</Badge>
        <Badge tone="solid">Mới</Badge>
      </Row>
      <Row label="Lựa chọn và bộ lọc đang dùng">
        <Chip to="?loai=tat-ca" selected>
          Tất cả
        </Chip>
        <Chip to="?loai=tu-lanh">Tủ lạnh</Chip>
        <RemovableChip removeTo="?">Tìm: “nồi chiên”</RemovableChip>
        <RemovableChip removeTo="?" name="thương hiệu Panasonic">
          Panasonic
        </RemovableChip>
      </Row>
      <Breadcrumb
        crumbs={[
          { label: 'Trang chủ', to: '/' },
          { label: 'Sản phẩm', to: '/products' },
          { label: 'Tủ lạnh Panasonic Inverter 417 lít Multi Door ngăn đông mềm' },
        ]}
      />
      <Pagination page={1} totalPages={3} href={(page) => `?page=${page}`} label="Phân trang, đầu" />
      <Pagination page={17} totalPages={834} href={(page) => `?page=${page}`} label="Phân trang, giữa" />
    </Section>
  )
}

const tones: readonly ToastTone[] = ['neutral', 'success', 'danger']

/** Dialog, sheet and toasts, each behind its button. */
export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const close = () => setOpen(null)
  return (
    <Section title="Hộp thoại, ngăn kéo, thông báo">
      <Row label="Mở bằng nút, đóng bằng Esc, nút Đóng hoặc bấm ra ngoài">
        <Button onClick={() => setOpen('dialog')}>Mở hộp thoại</Button>
        <Button onClick={() => setOpen('sheet')}>Mở bộ lọc</Button>
        {tones.map((tone) => (
          <Button key={tone} variant="secondary" onClick={() => showToast({ ...toast, tone })}>
            Thông báo {tone}
          </Button>
        ))}
      </Row>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Xóa bài viết?"
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              Để sau
            </Button>
            <Button variant="danger" onClick={close}>
              Chuyển vào thùng rác
            </Button>
          </>
        }
      >
        Bài viết sẽ nằm trong thùng rác và có thể khôi phục.
      </Dialog>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Bộ lọc"
        footer={<Button onClick={close}>Xem 128 sản phẩm</Button>}
      >
        <Checkbox label="Panasonic" count={34} />
        <Checkbox label="Samsung" count={51} />
      </Sheet>
    </Section>
  )
}

const toast = { title: 'Đã sao chép', description: 'Đường dẫn đã nằm trong bộ nhớ tạm.' }
