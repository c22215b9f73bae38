import { BookOpen, LayoutGrid, MessageCircle, Ruler, Scale } from 'lucide-react'
import { Link } from 'react-router'

const WAYS = {
  products: { to: '/products', Icon: LayoutGrid, label: 'Xem danh mục', text: 'Lọc theo nhu cầu, cỡ và giá' },
  chat: { to: '/chat', Icon: MessageCircle, label: 'Hỏi cố vấn', text: 'Kể nhu cầu, nhận máy hợp và lý do' },
  sizes: { to: '/cach-tinh', Icon: Ruler, label: 'Tính cỡ máy', text: 'Nhà mấy người, phòng bao nhiêu m²' },
  compare: { to: '/so-sanh', Icon: Scale, label: 'So sánh máy', text: 'Đặt 2 đến 4 máy cạnh nhau' },
  knowledge: {
    to: '/kien-thuc',
    Icon: BookOpen,
    label: 'Kiến thức chọn mua',
    text: 'Câu hỏi hay gặp, có nguồn',
  },
} as const

/** Ways on from a page that has nothing to show. */
export function WaysOn({ ways }: { ways: readonly (keyof typeof WAYS)[] }) {
  return (
    <ul aria-label="Đi tiếp" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {ways.map((way) => {
        const { to, Icon, label, text } = WAYS[way]
        return (
          <li key={way} className="grid">
            <Link
              to={to}
              className="group flex items-start gap-3 rounded-card border border-line bg-surface p-4 hover:border-action"
            >
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" />
              <span className="grid">
                <b className="font-semibold group-hover:text-action">{label}</b>
                <span className="text-sm text-balance text-muted">{text}</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
