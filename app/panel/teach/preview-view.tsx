import type { ChangedAnswer, Preview, SeenAnswer } from '#app/domain/advisor/teaching/preview.ts'
import { Badge } from '#app/ui/badge.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say, times } from '#app/vietnamese/say.ts'

/** What the advisor took a question for, for editors. */
const INTENTS: Record<string, string> = {
  get advise() {
    return say('tư vấn chọn', { en: 'advice' })
  },
  get compare() {
    return say('so sánh', { en: 'comparison' })
  },
  get lookup() {
    return say('hỏi một máy', { en: 'about a machine' })
  },
  get size() {
    return say('tính cỡ', { en: 'sizing' })
  },
  get explain() {
    return say('kiến thức', { en: 'knowledge' })
  },
  get price() {
    return say('hỏi giá', { en: 'price' })
  },
  get running_cost() {
    return say('tiền điện', { en: 'electricity cost' })
  },
  get small_talk() {
    return say('chào hỏi', { en: 'greeting' })
  },
  get off_topic() {
    return say('ngoài chuyên môn', { en: 'off topic' })
  },
  get unsafe() {
    return say('không giúp được', { en: 'cannot help' })
  },
  get hazard() {
    return say('nguy hiểm', { en: 'danger' })
  },
  get crisis() {
    return say('khủng hoảng', { en: 'crisis' })
  },
  get service() {
    return say('dịch vụ', { en: 'service' })
  },
}

/** Changed questions that are shown; the rest is only counted. */
const SHOWN = 20

/** What a change would do to recent questions: counted, and side by side. */
export function PreviewView({ preview: { tried, asked, changed } }: { preview: Preview }) {
  const total = changed.reduce((sum, { count }) => sum + count, 0)
  return (
    <section
      aria-label={say('Xem trước', { en: 'Preview' })}
      role="status"
      className="grid gap-3 rounded-card bg-sunken p-4"
    >
      <p>
        {say('Trong ', { en: 'Of ' })}
        <strong>{formatNumber(tried)}</strong>
        {say(' câu khách hỏi 30 ngày qua, ', { en: ' questions asked in the last 30 days, ' })}
        <strong>{formatNumber(changed.length)}</strong>
        {say(' câu sẽ được trả lời khác đi', { en: ' would be answered differently' })}
        {total > changed.length &&
          say(` (đã hỏi ${formatNumber(total)} lần)`, { en: ` (asked ${times(total)})` })}
        {say('. Chưa có gì được lưu.', { en: '. Nothing is saved yet.' })}
      </p>
      {tried < asked && (
        <p className="text-sm text-muted">
          {say(`Hết thời gian xem trước: còn ${formatNumber(asked - tried)} câu cũ hơn chưa thử.`, {
            en: `Out of time: ${many(asked - tried, 'older question')} not tried.`,
          })}
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
        <p className="text-sm text-muted">
          {say(`và ${formatNumber(changed.length - SHOWN)} câu khác`, {
            en: `and ${many(changed.length - SHOWN, 'other question')}`,
          })}
        </p>
      )}
    </section>
  )
}

function Changed({ change: { question, count, before, after } }: { change: ChangedAnswer }) {
  return (
    <article className="grid gap-2 rounded-control border border-line bg-surface p-3">
      <h3 className="font-semibold [overflow-wrap:anywhere]">
        {question}{' '}
        <span className="text-sm font-normal text-muted tabular-nums">
          {say(`(${formatNumber(count)} lần)`, { en: `(${times(count)})` })}
        </span>
      </h3>
      <div className="grid gap-3 text-sm md:grid-cols-2">
        <Seen title={say('Hiện nay', { en: 'Now' })} answer={before} />
        <Seen title={say('Sau khi lưu', { en: 'After saving' })} answer={after} />
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
        {isEditorial && <Badge tone="action">{say('Biên tập viên', { en: 'Editor' })}</Badge>}
      </p>
      <p className="text-muted">
        {say('Hiểu là: ', { en: 'Understood as: ' })}
        {INTENTS[intent] ?? intent}
        {kinds.length > 0 && ` · ${kinds.join(', ')}`}
      </p>
      <p className="line-clamp-3 [overflow-wrap:anywhere]">{firstLine}</p>
      {products.length > 0 && <p className="line-clamp-3 text-muted">{products.join('; ')}</p>}
    </div>
  )
}
