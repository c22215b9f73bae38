import { ArrowDown, ArrowUp, ArrowUpToLine, Pencil } from 'lucide-react'
import { Form, Link } from 'react-router'
import { editorsListPath, FIRST_EDITORS_STATE } from '#app/domain/catalogue/editing/list-state.ts'
import type { KindRow } from '#app/domain/catalogue/kinds/kind-rows.server.ts'
import { SwitchButton } from '#app/panel/parts/switch-button.tsx'
import { openerOf } from '#app/panel/parts/use-open-form.ts'
import type { OpenForm } from '#app/panel/parts/use-open-form.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass, IconButton } from '#app/ui/button.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'

/** Every kind of product in the order that visitors see. */
export function KindList({ rows, hrefOf }: { rows: readonly KindRow[]; hrefOf: OpenForm['hrefOf'] }) {
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-surface">
      {rows.map((row, at) => (
        <KindLine key={row.id} row={row} isFirst={at === 0} isLast={at === rows.length - 1} hrefOf={hrefOf} />
      ))}
    </ol>
  )
}

type KindLineProps = { row: KindRow; isFirst: boolean; isLast: boolean; hrefOf: OpenForm['hrefOf'] }

function KindLine({ row, isFirst, isLast, hrefOf }: KindLineProps) {
  const { id, name, slug, isHidden, isShipped, products, attributes, filters } = row
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2 ps-4 pe-1">
      <div className="grid min-w-0 grow basis-64 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold [overflow-wrap:anywhere]">
          {name}
          {!isShipped && <Badge tone="action">{say('Của bạn', { en: 'Your own' })}</Badge>}
          {isHidden && <Badge>{say('Đang ẩn', { en: 'Hidden' })}</Badge>}
        </p>
        <p className="text-sm text-muted tabular-nums">
          <Link
            to={editorsListPath(FIRST_EDITORS_STATE, { category: slug })}
            className="inline-block py-1 underline"
            aria-label={say(`${formatNumber(products)} sản phẩm trong ${name}`, {
              en: `${many(products, 'product')} in ${name}`,
            })}
          >
            {say(`${formatNumber(products)} sản phẩm`, { en: many(products, 'product') })}
          </Link>
          {say(` · ${formatNumber(attributes.length)} thuộc tính · ${formatNumber(filters)} bộ lọc`, {
            en: ` · ${many(attributes.length, 'attribute')} · ${many(filters, 'filter')}`,
          })}
        </p>
        {attributes.length > 0 && <p className="line-clamp-1 text-sm text-muted">{attributes.join(', ')}</p>}
      </div>
      <div className="flex shrink-0 items-center max-md:ms-auto">
        <MoveButton
          id={id}
          to="first"
          label={say(`Đưa ${name} lên đầu`, { en: `Move ${name} to the top` })}
          isOff={isFirst}
        />
        <MoveButton
          id={id}
          to="up"
          label={say(`Đưa ${name} lên`, { en: `Move ${name} up` })}
          isOff={isFirst}
        />
        <MoveButton
          id={id}
          to="down"
          label={say(`Đưa ${name} xuống`, { en: `Move ${name} down` })}
          isOff={isLast}
        />
        <SwitchButton
          isOn={!isHidden}
          label={say(`Hiện ${name} cho khách`, { en: `Show ${name} to visitors` })}
          fields={{ intent: 'show', id: String(id) }}
        />
        <Link
          id={openerOf('edit', String(id))}
          to={hrefOf('edit', id)}
          preventScrollReset
          aria-label={say(`Sửa: ${name}`, { en: `Edit: ${name}` })}
          title={say('Sửa', { en: 'Edit' })}
          className={buttonClass('ghost', 'md', 'px-3')}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </Link>
      </div>
    </li>
  )
}

const ARROWS = { first: ArrowUpToLine, up: ArrowUp, down: ArrowDown }

type MoveButtonProps = { id: number; to: keyof typeof ARROWS; label: string; isOff: boolean }

function MoveButton({ id, to, label, isOff }: MoveButtonProps) {
  const Arrow = ARROWS[to]
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={id} />
      <IconButton type="submit" name="to" value={to} label={label} disabled={isOff}>
        <Arrow aria-hidden="true" className="size-4" />
      </IconButton>
    </Form>
  )
}
