import { CornerDownRight, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Answer, Source, TapQuestion as Asked, ComparisonTable } from '#app/domain/advisor/answer.ts'
import { buttonClass, Button } from '#app/ui/button.tsx'
import { Table } from '#app/ui/table.tsx'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerText } from './answer-text.tsx'
import { chatAddress } from './chat-address.ts'
import { understoodIn } from './conversation/context.ts'
import { DISCLAIMER } from './conversation/message.ts'
import type { AdvisorMessage } from './conversation/message.ts'
import type { ConversationControls } from './conversation/use-conversation.ts'
import { Recommendations } from './recommendations.tsx'
import { isAboutUnread } from './unread.ts'

type AnswerExtrasProps = {
  message: AdvisorMessage
  /** How the answer was come to; stands below the machines. */
  sums: string
  question: string | null
  /** The question as it stands alone. */
  toShare: string | null
  isLast: boolean
  controls: ConversationControls
  productId?: number | undefined
}

/** What belongs to a whole answer beside its text. */
export function AnswerExtras({
  message,
  sums,
  question,
  toShare,
  isLast,
  controls,
  productId,
}: AnswerExtrasProps) {
  const { answer } = message
  if (!answer) return null
  const [why, unread] = whyAndUnread(sums)
  const kinds = answer.understood.filter(({ slot }) => slot.startsWith('kinds:'))
  return (
    <div className="grid min-w-0 animate-rise gap-5">
      {answer.comparison && <ComparisonView table={answer.comparison} />}
      {answer.productRecommendations && (
        <Recommendations
          products={answer.productRecommendations.products}
          // Only machines of one kind can stand side by side, and a table of them may be there already.
          comparable={kinds.length === 1 && !answer.comparison}
          sum={sumOf(answer)}
          said={answer.content}
        />
      )}
      <Told label="Vì sao" id={`vi-sao-${message.id}`} text={why} />
      <Told label="Chưa xét được" id={`chua-xet-${message.id}`} text={unread} />
      {isLast && answer.tapQuestion && (
        <TapQuestion {...answer.tapQuestion} asked={toShare} productId={productId} onAsk={controls.ask} />
      )}
      <p className="text-sm text-muted">{DISCLAIMER}</p>
      <SourceList sources={answer.sources} />
      {!answer.editorial && <p className="text-xs text-muted">Trả lời do AI tạo</p>}
      <AnswerActions
        message={message}
        answer={answer}
        question={question}
        toShare={toShare}
        productId={productId}
        onAgain={isLast ? controls.again : undefined}
        onVote={controls.vote}
      />
      <RelatedQuestions
        questions={answer.relatedQuestions}
        before={understoodIn(answer) || question}
        productId={productId}
        onAsk={controls.ask}
      />
    </div>
  )
}

/** A part of an answer below its machines, under its name. */
function Told({ label, id, text }: { label: string; id: string; text: string }) {
  if (!text) return null
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h2 id={id} className="text-sm font-bold">
        {label}
      </h2>
      <AnswerText text={text} />
    </section>
  )
}

/** How an answer was come to, and which of the wishes nothing recorded speaks of. */
function whyAndUnread(sums: string): [why: string, unread: string] {
  const paragraphs = sums.split(/\n{2,}/)
  return [
    paragraphs.filter((text) => !isAboutUnread(text)).join('\n\n'),
    paragraphs.filter(isAboutUnread).join('\n\n'),
  ]
}

/** The sum that was named for one machine, as it was understood. */
function sumOf({ conversation }: Answer): number | null {
  const budget = conversation?.topics.at(-1)?.need.budget
  return (budget && !budget.isForAll && (budget.target ?? budget.max)) || null
}

type RelatedQuestionsProps = {
  questions: readonly string[]
  /** What was asked before, as it stands alone. */
  before: string | null
  productId?: number | undefined
  onAsk: (question: string) => void
}

/** What to ask next; without JavaScript each is a link that asks it. */
function RelatedQuestions({ questions, before, productId, onAsk }: RelatedQuestionsProps) {
  if (questions.length === 0) return null
  return (
    <section aria-label="Câu hỏi liên quan" className="group-data-asking/chat:opacity-55">
      <h2 className="text-sm font-bold">Câu hỏi liên quan</h2>
      <ul className="mt-1 grid">
        {questions.map((question) => (
          <li key={question} className="border-b border-line">
            <a
              href={chatAddress({ question, productId, before })}
              onClick={(event) => {
                event.preventDefault()
                onAsk(question)
              }}
              className="flex min-h-12 items-center gap-2 text-action hover:underline"
            >
              <CornerDownRight aria-hidden="true" className="size-4 shrink-0" />
              {question}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the answer rests on; pages of shops open in a new tab. */
function SourceList({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <section aria-label="Nguồn">
      <h2 className="text-sm font-bold">Nguồn</h2>
      <ol className="mt-2 grid list-decimal gap-1.5 ps-5 text-sm">
        {sources.map(({ title, url }) => (
          <li key={`${url} ${title}`}>
            {url.startsWith('http') && !isOwn(url) ? (
              <a href={url} target="_blank" rel="noopener nofollow" className="text-action hover:underline">
                {title}
                <ExternalLink aria-hidden="true" className="ms-1 inline size-3.5" />
                <span className="sr-only"> (mở trong thẻ mới)</span>
              </a>
            ) : (
              <Link to={pathOf(url)} className="text-action hover:underline">
                {title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const isOwn = (url: string) => typeof location !== 'undefined' && url.startsWith(`${location.origin}/`)

const pathOf = (url: string) =>
  url.startsWith('http') ? url.slice(url.indexOf('/', url.indexOf('//') + 2)) : url

type TapQuestionProps = Asked & {
  /** What was asked before, so that a link alone asks the whole. */
  asked: string | null
  productId?: number | undefined
  onAsk: (question: string) => void
}

/** The one question asked back, answered by a tap; without JavaScript each answer is a link that asks it. */
function TapQuestion({ question, options, asked, productId, onAsk }: TapQuestionProps) {
  const [skipped, setSkipped] = useState(false)
  if (skipped) return null
  return (
    <section aria-label="Cố vấn hỏi thêm" className="grid gap-2.5 rounded-card bg-action-soft p-4">
      <p className="font-semibold">{question}</p>
      <ul className="flex flex-wrap gap-2">
        {options.map((option) => (
          <li key={option}>
            <a
              href={chatAddress({ question: asked ? `${asked}, ${option}` : option, productId })}
              onClick={(event) => {
                event.preventDefault()
                onAsk(option)
              }}
              className={buttonClass('secondary', 'md', 'group-data-asking/chat:opacity-55')}
            >
              {option}
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() => setSkipped(true)}
            className={buttonClass('ghost', 'md', 'text-action no-js:hidden')}
          >
            Bỏ qua
          </button>
        </li>
      </ul>
    </section>
  )
}

/** Products side by side; on a phone the figures scroll beside their names. */
function ComparisonView({ table }: { table: ComparisonTable }) {
  return (
    <div className="grid justify-items-start gap-3">
      <Table
        caption={`So sánh ${table.columns.map(({ title }) => title).join(' và ')}`}
        stickyFirstColumn
        className="w-full"
      >
        <thead>
          <tr>
            <th scope="col" className="whitespace-nowrap">
              Thông số
            </th>
            {table.columns.map(({ id, title }) => (
              <th key={id} scope="col" className="min-w-40 align-top">
                <Link to={`/products/${id}`} className="hover:text-action hover:underline">
                  {title}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([label, ...cells]) => (
            <tr key={label}>
              <th scope="row" className="whitespace-nowrap">
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={table.columns[index]?.id}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Button asChild variant="secondary">
        <Link to={`/so-sanh?ids=${table.columns.map(({ id }) => id).join(',')}`}>
          Xem bảng so sánh đầy đủ
        </Link>
      </Button>
    </div>
  )
}
