import { Link } from 'react-router'

type SectionHeadingProps = {
  id: string
  title: string
  /** Where all of what the section shows a part of is. */
  link?: { to: string; label: string }
}

/** The heading of a section of a page, with the way to more of it. */
export function SectionHeading({ id, title, link }: SectionHeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 id={id} className="text-2xl font-bold">
        {title}
      </h2>
      {link && (
        <Link
          to={link.to}
          className="inline-flex min-h-9 items-center font-semibold text-action hover:underline"
        >
          {link.label}
        </Link>
      )}
    </div>
  )
}
