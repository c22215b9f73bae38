import type { ChangedAnswer, Preview, SeenAnswer } from '#app/domain/advisor/teaching/preview.ts'
import { Badge } from '#app/ui/badge.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'

/** What the advisor took a question for, for editors. */
const INTENTS: Record<string, string> = {
  advise: 'tư vấn chọn',
  compare: 'so sánh',
  lookup: 'hỏi một máy',
  size: 'tính cỡ',
  explain: 'kiến thức',
  price: 'hỏi giá',
  running_cost: 'tiền điện',
  small_talk: 'chào hỏi',
  off_topic: 'ngoài chuyên môn',
  unsafe: 'không giúp được',
  hazard: 'nguy hiểm',
  crisis: 'khủng hoảng',
  service: 'dịch vụ',
}

/** Changed questions that are shown; the rest is only counted. */
const SHOWN = 20

/** What a change would do to recent questions: counted, and side by side. */
export function PreviewView({ preview: { tried, asked, changed } }: { preview: Preview }) {
  const total = changed.reduce((sum, { count }) => sum + count, 0)
  return (
    <section aria-label="Xem trước" role="status" className="grid gap-3 rounded-card bg-sunken p-4">
      <p>
        Trong <strong>{formatNumber(tried)}</strong> câu khách hỏi 30 ngày qua,{' '}
        <strong>{formatNumber(changed.length)}</strong> câu sẽ được trả lời khác đi
        {total > changed.length && ` (đã hỏi ${formatNumber(total)} lần)`}. Chưa có gì được lưu.
      </p>
      {tried < asked && (
        <p className="text-sm text-muted">
          Hết thời gian xem trước: còn {formatNumber(asked - tried)} câu cũ hơn chưa thử.
        </p>
      )}
      {changed.length > 0 && (
        <ul className="grid gap-3">
          {changed.slice(0, SHOWN).map((change) => (
            <li key={change.question} className="min-w-0">
              <Changed change={change} />
            </li>
          ))}
        </ul>
      )}
      {changed.length > SHOWN && (
        <p className="text-sm text-muted">và {formatNumber(changed.length - SHOWN)} câu khác</p>
      )}
    </section>
  )
}

function Changed({ change: { question, count, before, after } }: { change: ChangedAnswer }) {
  return (
    <article className="grid gap-2 rounded-control border border-line bg-surface p-3">
      <h3 className="font-semibold [overflow-wrap:anywhere]">
        {question}{' '}
        <span className="text-sm font-normal text-muted tabular-nums">({formatNumber(count)} lần)</span>
      </h3>
      <div className="grid gap-3 text-sm md:grid-cols-2">
        <Seen title="Hiện nay" answer={before} />
        <Seen title="Sau khi lưu" answer={after} />
      </div>
    </article>
  )
}

function Seen({ title, answer }: { title: string; answer: SeenAnswer }) {
  const { intent, kinds, firstLine, products, isEditorial } = answer
  return (
    <div className="grid min-w-0 content-start gap-1 border-s-2 border-line ps-3">
      <p className="flex flex-wrap items-center gap-1.5 font-semibold">
        {title}
        {isEditorial && <Badge tone="action">Biên tập viên</Badge>}
      </p>
      <p className="text-muted">
        Hiểu là: {INTENTS[intent] ?? intent}
        {kinds.length > 0 && ` · ${kinds.join(', ')}`}
      </p>
      <p className="line-clamp-3 [overflow-wrap:anywhere]">{firstLine}</p>
      {products.length > 0 && <p className="line-clamp-3 text-muted">{products.join('; ')}</p>}
    </div>
  )
}
