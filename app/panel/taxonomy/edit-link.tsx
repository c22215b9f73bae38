import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { openerOf } from '#app/panel/parts/use-open-form.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { say } from '#app/vietnamese/say.ts'

/** Opens the form of a row. @param to the address of the screen with that form open */
export const EditLink = ({ id, name, to }: { id: number; name: string; to: string }) => (
  <Link
    id={openerOf('edit', String(id))}
    to={to}
    preventScrollReset
    aria-label={say(`Edit ${name}`, { vi: `Sửa ${name}` })}
    title={say('Edit', { vi: 'Sửa' })}
    className={buttonClass('ghost', 'md', 'px-3')}
  >
    <Pencil aria-hidden="true" className="size-4" />
  </Link>
)
