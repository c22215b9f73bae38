import { Bot, Scale, Wrench } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'

const reasons = [
  {
    Icon: Bot,
    title: 'Tư vấn AI thông minh',
    text: 'Hiểu tiếng Việt đời thường, tính cỡ máy theo quy tắc có nguồn và nói rõ được gì, mất gì.',
  },
  {
    Icon: Scale,
    title: 'So sánh đầy đủ',
    text: 'Thông số theo từng mã máy của nhiều hãng, giá ghi nơi bán và thời điểm thấy giá.',
  },
  {
    Icon: Wrench,
    title: 'Đội ngũ Thợ Điện Máy',
    text: 'Thợ lắp đặt và sửa chữa tại nhà.',
    soon: true,
  },
]

/** What the site is for, in three points. */
export function WhyChooseUs() {
  return (
    <section aria-labelledby="why" className="when-near grid gap-4">
      <SectionHeading id="why" title="Vì sao chọn chúng tôi" />
      <ul className="grid gap-4 md:grid-cols-3">
        {reasons.map(({ Icon, title, text, soon }) => (
          <li key={title} className="rounded-card border border-line bg-surface p-5">
            <span className="grid size-11 place-items-center rounded-control bg-action-soft text-action">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <h3 className="mt-4 flex flex-wrap items-center gap-2 text-lg font-bold">
              {title}
              {soon && <Badge>Sắp ra mắt</Badge>}
            </h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
