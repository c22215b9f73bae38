import { Bot, Scale } from 'lucide-react'
import { useSite } from '#app/edge/use-site.ts'
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
]

/** What the site is for, in three points, the last of which is yet to come. */
export function WhyChooseUs() {
  const { technicians, name } = useSite()
  return (
    <section aria-labelledby="why" className="when-near grid gap-4">
      <SectionHeading id="why" title={`${name} làm việc thế nào`} />
      <ul className="grid gap-4 md:grid-cols-2">
        {reasons.map(({ Icon, title, text }) => (
          <li key={title} className="rounded-card border border-line bg-surface p-5">
            <span className="grid size-11 place-items-center rounded-control bg-action-soft text-action">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <h3 className="mt-4 text-lg font-bold">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      {technicians && <p className="text-sm text-muted">{technicians}</p>}
    </section>
  )
}
