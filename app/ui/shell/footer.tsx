import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Container } from '../container.tsx'
import type { NavigationLink } from './header.tsx'
import { Logo } from './logo.tsx'

/** Who stands behind the site; a field that is not set is not shown. */
export type SiteContact = {
  company?: string | null | undefined
  address?: string | null | undefined
  /** As it is read, '1900 0000'; the link keeps its digits. */
  hotline?: string | null | undefined
  /** What stands before it. */
  hotlineLabel?: string | null | undefined
  email?: string | null | undefined
}

/** A titled list of links: 'Dịch vụ', 'Hỗ trợ & thông tin'. */
export type FooterColumn = { title: string; links: readonly NavigationLink[] }

type FooterProps = {
  /** What the site is called. */
  name: string
  contact: SiteContact
  /** Who made the site; null where nothing is said of it. */
  madeBy: string | null | undefined
  columns: readonly FooterColumn[]
}

/** The foot of every page but the chat. */
export function Footer({ name, contact, madeBy, columns }: FooterProps) {
  return (
    <footer className="mt-12 border-t border-line bg-sunken">
      <Container className="grid grid-cols-2 gap-6 py-8 lg:grid-cols-[2fr_1fr_1fr]">
        <div className="max-w-md max-md:col-span-full">
          <Logo name={name} className="h-9" />
          <span className="sr-only">{name}</span>
          <p className="mt-2 text-muted">
            Người bạn rành điện máy của gia đình: hỏi cho rõ, so cho kỹ, chọn cho vừa.
          </p>
          <address className="mt-4 grid gap-2.5 text-sm not-italic empty:hidden">
            {contact.company && <strong>{contact.company}</strong>}
            <ContactLines contact={contact} />
          </address>
        </div>
        {columns.map((column) => (
          <FooterLinks key={column.title} column={column} />
        ))}
      </Container>
      <div className="border-t border-line">
        <Container className="flex flex-wrap justify-between gap-x-8 gap-y-1 py-4 text-sm text-muted">
          {madeBy && <p>{madeBy}</p>}
          <p>Giá và thông số mang tính chất tham khảo.</p>
        </Container>
      </div>
    </footer>
  )
}

function FooterLinks({ column }: { column: FooterColumn }) {
  return (
    <nav aria-label={column.title}>
      <h2 className="text-sm font-bold">{column.title}</h2>
      <ul className="footer-links">
        {column.links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ContactLines({ contact: { address, hotline, hotlineLabel, email } }: { contact: SiteContact }) {
  return (
    <>
      {address && <Line icon={<MapPin />}>{address}</Line>}
      {hotline && (
        <Line icon={<Phone />}>
          {hotlineLabel && `${hotlineLabel}: `}
          <a
            className="font-semibold text-action hover:underline"
            href={`tel:${hotline.replaceAll(/[^+\d]/g, '')}`}
          >
            {hotline}
          </a>
        </Line>
      )}
      {email && (
        <Line icon={<Mail />}>
          <a className="text-action hover:underline" href={`mailto:${email}`}>
            {email}
          </a>
        </Line>
      )}
    </>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="flex items-start gap-2.5">
      <span aria-hidden="true" className="mt-0.5 text-muted [&_svg]:size-4">
        {icon}
      </span>
      <span>{children}</span>
    </span>
  )
}
