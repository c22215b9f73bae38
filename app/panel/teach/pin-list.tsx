import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import type { KeptPin } from '#app/domain/advisor/teaching/pinned-answers.server.ts'
import { DeleteButton } from '#app/panel/parts/delete-button.tsx'
import { SwitchButton } from '#app/panel/parts/switch-button.tsx'
import { openerOf } from '#app/panel/parts/use-open-form.ts'
import type { OpenForm } from '#app/panel/parts/use-open-form.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'

/** Pinned answers, each with the questions it answers and what can be done with it. */
export function PinList({ pins, hrefOf }: { pins: readonly KeptPin[]; hrefOf: OpenForm['hrefOf'] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {pins.map((pin) => (
        <li key={pin.id} className="flex flex-wrap items-start gap-x-2 gap-y-1 py-3 ps-4 pe-1">
          <PinText pin={pin} />
          <div className="flex shrink-0 items-center">
            <SwitchButton
              isOn={pin.isOn}
              label={say(`Dùng câu trả lời: ${pin.questions[0]}`, {
                en: `Use the answer: ${pin.questions[0]}`,
              })}
              fields={{ intent: 'switch', id: String(pin.id) }}
            />
            <Link
              id={openerOf('edit', String(pin.id))}
              to={hrefOf('edit', pin.id)}
              preventScrollReset
              aria-label={say(`Sửa: ${pin.questions[0]}`, { en: `Edit: ${pin.questions[0]}` })}
              title={say('Sửa', { en: 'Edit' })}
              className={buttonClass('ghost', 'md', 'px-3')}
            >
              <Pencil aria-hidden="true" className="size-4" />
            </Link>
            <DeleteButton
              fields={{ intent: 'delete', id: String(pin.id) }}
              label={say(`Xóa: ${pin.questions[0]}`, { en: `Delete: ${pin.questions[0]}` })}
              title={say('Xóa câu trả lời đã ghim', { en: 'Delete pinned answer' })}
              question={say(
                `Cố vấn sẽ lại tự trả lời “${pin.questions[0]}”. Bạn có thể khôi phục ở cuối trang.`,
                {
                  en: `The advisor will answer “${pin.questions[0]}” by itself again. You can restore it at the end of the page.`,
                },
              )}
              confirm={say('Xóa', { en: 'Delete' })}
              cancel={say('Hủy', { en: 'Cancel' })}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

function PinText({ pin: { questions, answer, source, productIds, answeredOn } }: { pin: KeptPin }) {
  const [first, ...others] = questions
  return (
    <div className="grid min-w-0 grow basis-72 gap-1">
      <p className="font-semibold [overflow-wrap:anywhere]">{first}</p>
      {others.length > 0 && (
        <p className="line-clamp-2 text-sm text-muted">
          {say('Và: ', { en: 'And: ' })}
          {others.join('; ')}
        </p>
      )}
      <p className="line-clamp-2 max-w-text [overflow-wrap:anywhere]">{answer}</p>
      <p className="text-sm text-muted tabular-nums">
        {say(`${formatDate(answeredOn)} · Nguồn: `, { en: `${formatDate(answeredOn)} · Source: ` })}
        {source.title}
        {productIds.length > 0 &&
          say(` · ${formatNumber(productIds.length)} sản phẩm`, {
            en: ` · ${many(productIds.length, 'product')}`,
          })}
      </p>
    </div>
  )
}
