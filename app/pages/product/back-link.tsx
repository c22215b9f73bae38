import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'

const LIST_PATH = '/products'

/** Back to the list of products: as it was left, where the visitor came from it; else from its beginning. */
export function BackLink() {
  return (
    <Link
      to={LIST_PATH}
      onClick={(event) => {
        if (!cameFromList()) return
        event.preventDefault()
        history.back()
      }}
      className={buttonClass('ghost', 'sm', '-ms-3 shrink-0')}
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      Danh sách
      <span className="sr-only">sản phẩm</span>
    </Link>
  )
}

/** Browsers without the Navigation API do not tell; the link then leads to the plain list. */
function cameFromList(): boolean {
  if (!('navigation' in window)) return false
  const { currentEntry } = navigation
  const before = currentEntry && navigation.entries()[currentEntry.index - 1]?.url
  return !!before && new URL(before).pathname === LIST_PATH
}
