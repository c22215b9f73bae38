import { clsx } from 'clsx'
import { Pencil, X } from 'lucide-react'
import type { RecommendedProduct } from '#app/domain/advisor/answer.ts'
import type { Chip } from '#app/domain/advisor/understand/need.ts'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { asTyped } from './chip-order.ts'
import { isRemovable } from './conversation/context.ts'
import type { Conversation, Message, VisitorMessage } from './conversation/message.ts'
import type { ConversationControls } from './conversation/use-conversation.ts'
import { unreadIn } from './unread.ts'

type QuestionProps = {
  message: VisitorMessage
  /** What follows it. */
  next: Message | undefined
  conversation: Conversation
  /** Only the last question can be changed, and only while nobody answers it. */
  isLast: boolean
  controls: ConversationControls
  onEdit: (id: string, text: string) => void
}

/** A question in its bubble, and below it what it was understood as. */
export function Question({ message, next, conversation, isLast, controls, onEdit }: QuestionProps) {
  const { id, text, sent } = message
  const hydrated = useHydrated()
  const answer = next?.from === 'advisor' ? next.answer : null
  const isOpen = isLast && !conversation.asking
  const pending = isLast && conversation.asking ? conversation.understood : []
  return (
    <div className="grid grid-cols-1 justify-items-end gap-2">
      <div className="flex max-w-full items-center justify-end gap-1">
        {isLast && !sent && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => onEdit(id, text)}
            // Its place is kept while an answer comes, so that the question does not wrap anew.
            className={clsx(
              !isOpen && 'invisible',
              'shrink-0 px-2 text-muted no-js:hidden max-sm:min-w-9 pointer-coarse:min-h-11 pointer-coarse:min-w-11',
            )}
          >
            <Pencil aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">
              Sửa<span className="sr-only"> câu hỏi</span>
            </span>
          </Button>
        )}
        <p className="min-w-0 rounded-card rounded-ee-sm bg-action-soft px-4 py-2 whitespace-pre-line sm:py-2.5">
          <span className="sr-only">Bạn hỏi: </span>
          {keepUnits(text)}
        </p>
      </div>
      <UnderstoodChips
        text={text}
        chips={answer?.understood ?? pending}
        products={answer?.productRecommendations?.products ?? []}
        unread={answer ? unreadIn(answer.content) : []}
        mayRemove={isOpen && answer !== null}
        onRemove={hydrated ? controls.without : undefined}
      />
    </div>
  )
}

const look =
  'inline-flex min-h-8 items-center gap-1 rounded-full border border-line px-2.5 text-xs text-muted pointer-coarse:min-h-11'
const removable = 'bg-surface'

type Products = readonly Pick<RecommendedProduct, 'reason'>[]

/**
 * What became of a condition. Little current is weighed, not kept to: it is held by the first machine where that states what it takes; of
 * which of the others it is not known stands on their cards.
 */
function stateOf({ slot, state }: Chip, products: Products): Chip['state'] {
  if (slot !== 'priorities:saving' || products.length === 0) return state
  const [first, ...others] = products.map(({ reason }) => /kWh|CSPF/.test(reason))
  if (first) return 'held'
  return others.includes(true) ? undefined : 'unknown'
}

const STATE_WORDS = { relaxed: 'đã nới', unknown: 'chưa rõ' } as const

/** Given up for the products shown, or stated by no row; that a condition is held goes without a sign. */
function ChipState({ state }: { state: Chip['state'] }) {
  if (state === 'held') return <span className="sr-only">(đã giữ)</span>
  if (state === undefined) return null
  return (
    <em className={clsx('text-xs', state === 'relaxed' ? 'text-danger' : 'text-muted')}>
      {STATE_WORDS[state]}
    </em>
  )
}

type UnderstoodChipsProps = {
  /** The question. */
  text: string
  chips: readonly Chip[]
  /** The machines of the answer. */
  products: Products
  /** Words that were set aside. */
  unread: readonly string[]
  /** Whether conditions can be taken away; the place for it is kept before the page has come to life. */
  mayRemove: boolean
  onRemove: ((chip: Chip) => void) | undefined
}

/** What a question was understood as, for the visitor to check; what was understood wrongly can be taken away. */
function UnderstoodChips({ text, chips, products, unread, mayRemove, onRemove }: UnderstoodChipsProps) {
  if (chips.length === 0) return null
  const slots = chips.map(({ slot }) => slot)
  return (
    <ul aria-label="Hiểu là" className="chips-understood">
      <li aria-hidden="true" className="text-xs text-muted">
        Hiểu là:
      </li>
      {asTyped(chips, text).map((chip) => {
        const state = stateOf(chip, products)
        const canGo = mayRemove && isRemovable(chip.slot, slots)
        // What all the conditions are of is none of them.
        if (mayRemove && !canGo)
          return (
            <li key={chip.slot} className="text-xs font-semibold">
              {chip.label}
            </li>
          )
        return (
          <li key={chip.slot}>
            {canGo && onRemove ? (
              <button
                type="button"
                onClick={() => onRemove(chip)}
                className={clsx(look, removable, 'transition hover:border-danger hover:text-danger')}
              >
                <span className="sr-only">Bỏ điều kiện </span>
                {chip.label}
                <ChipState state={state} />
                <X aria-hidden="true" className="size-3.5" />
              </button>
            ) : (
              <span className={clsx(look, canGo && removable)}>
                {chip.label}
                <ChipState state={state} />
                {canGo && <X aria-hidden="true" className="size-3.5 text-muted no-js:hidden" />}
              </span>
            )}
          </li>
        )
      })}
      {unread.map((words) => (
        <li key={words} className={clsx(look, 'border-dashed')}>
          Chưa xét: “{words}”
        </li>
      ))}
    </ul>
  )
}
