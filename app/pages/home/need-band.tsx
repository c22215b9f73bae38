import { Link } from 'react-router'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'

/** A need as its card shows it. */
export type NeedView = { label: string; href: string; picture: string; count: number }

/** Ways into the catalogue by what a home needs. */
export function NeedBand({ needs }: { needs: readonly NeedView[] }) {
  if (needs.length === 0) return null
  return (
    <section aria-labelledby="needs" className="when-near grid gap-4">
      <SectionHeading
        id="needs"
        title="Mua theo nhu cầu"
        link={{ to: '/cach-tinh', label: 'Cách tính cỡ máy' }}
      />
      <ul className="need-band phone-rail">
        {needs.map(({ label, href, picture, count }) => (
          <li key={href} className="grid">
            <Link to={href}>
              <img src={picture} alt="" width={96} height={72} loading="lazy" />
              <span>
                <b>{label}</b>
                <small>{formatNumber(count)} máy phù hợp</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
