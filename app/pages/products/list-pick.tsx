import { Link } from 'react-router'
import type { ListedProduct } from '#app/domain/catalogue/list-view.ts'
import { UsualPrice } from '#app/ui/price.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { SeenWords } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { keepUnits } from '#app/vietnamese/keep-units.ts'

/**
 * @property reasons why it is picked, each on a line of its own
 * @property further what is said behind the reason where there is room
 * @property short the machine's name where one line has to do: behind the first
 */
type Picked = {
  label: string
  reasons: readonly string[]
  further: string
  short: string
  product: ListedProduct
}

/** What a list begins with, ready to show. */
export type ListPickView = {
  title: string
  heading: string | null
  note: string | null
  order: string
  needs: readonly { label: string; isGuess: boolean; choices: readonly NeedLink[] }[]
  sized: boolean
  picks: readonly Picked[]
}

/** A need that machines can be picked for instead: short where the others stand beside it, and in full. */
type NeedLink = { label: string; words: string; href: string; isTaken: boolean }

type ListPickProps = { pick: ListPickView }

/** The machine that fits best with its reason, and beside it one for less money and one for more; then what they are picked for, to be changed. */
export function ListPick({ pick: { title, note, needs, sized, picks } }: ListPickProps) {
  const [first, ...others] = picks
  if (!first) return null
  return (
    <section aria-labelledby="hop-nhat" className="list-pick">
      <div className="list-pick-head">
        <h2 id="hop-nhat">{title}</h2>
        <p>
          <Link to="/cach-xep-hang">Cách xếp hạng</Link>
          {sized && (
            <>
              {' · '}
              <Link to="/cach-tinh">Cách tính cỡ</Link>
            </>
          )}
        </p>
      </div>
      <div className="list-pick-body">
        <LeadCard picked={first} />
        {others.map((picked) => (
          <PickCard key={picked.label} picked={picked} />
        ))}
      </div>
      {(needs.length > 0 || note) && (
        <div className="list-pick-for">
          {note && <p>{keepUnits(note)}</p>}
          {needs.map(({ label, isGuess, choices }) => (
            <div key={label} role="group" aria-label={label} className={isGuess ? 'guessed' : undefined}>
              <b aria-hidden="true" className="me-1 font-normal">
                {label}?
              </b>
              {choices.map(({ label, words, href, isTaken }) => (
                <Link
                  key={href}
                  to={href}
                  preventScrollReset
                  aria-label={words}
                  aria-current={isTaken ? 'true' : undefined}
                >
                  {label}
                </Link>
              ))}
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

/** As many characters of a name as stand between what a machine is and what it costs. */
const ONE_LINE = 18

/** What to choose, for how much and how old that price is, before all else; then why. */
function LeadCard({ picked: { reasons, short, product } }: { picked: Picked }) {
  const { href, title, image, price } = product
  return (
    <article>
      <h3>
        Nên chọn{' '}
        <Link to={href}>
          <span className="sr-only">{title}</span>
          <span aria-hidden="true">{keepUnits(short)}</span>
        </Link>
      </h3>
      <ProductPicture picture={image} eager />
      {short !== title && (
        <p aria-hidden="true" className="list-pick-title">
          {uncut(title)}
        </p>
      )}
      <UsualPrice price={{ ...price, seen: price.seen && <SeenWords text={price.seen} /> }} />
      <p className="list-pick-why">
        {reasons.map((reason) => (
          <span key={reason}>{keepUnits(reason)} </span>
        ))}
      </p>
    </article>
  )
}

/** A long name has a line of its own. */
function PickCard({ picked: { label, reasons, further, short, product } }: { picked: Picked }) {
  const { href, title, price } = product
  return (
    <article>
      <small>{label}</small>
      <h3 className={short.length > ONE_LINE ? 'col-span-full' : undefined}>
        <Link to={href}>
          <span className="sr-only">{title}</span>
          <span aria-hidden="true">{keepUnits(short)}</span>
        </Link>
      </h3>
      <p>
        {keepUnits(reasons.join(' '))}{' '}
        {further && <span className="max-md:sr-only">{keepUnits(further)}</span>}
      </p>
      <UsualPrice price={{ ...price, seen: price.seen && <SeenWords text={price.seen} /> }} />
    </article>
  )
}
