import { useNavigate, useSearchParams } from 'react-router'

/** Which form of a screen is open; the address says it, so at most one is, and it works without scripts. */
export type OpenForm = {
  /** 'new', the id of a row, or null where none is open. */
  open: string | null
  /** The address of this screen with a form open, or none. */
  hrefOf: (form: 'new' | 'edit' | 'merge' | 'below' | null, id?: number | string) => string
  /** Closes the form and gives the focus back to what opened it. */
  close: () => void
}

/** The id of what opens the form of a row; the key of a row may be words. */
export const openerOf = (form: 'edit' | 'merge' | 'below', id: string) =>
  `open-${form}-${id.replaceAll(' ', '-')}`

const FORMS = ['new', 'edit', 'merge', 'below']

/** Reads `?new`, `?edit=3`… and keeps whatever else the address says. */
export function useOpenForm(kind: 'edit' | 'merge' | 'below' = 'edit'): OpenForm {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const hrefOf: OpenForm['hrefOf'] = (form, id) => {
    const next = new URLSearchParams(params)
    for (const name of [...FORMS, 'into']) next.delete(name)
    if (form) next.set(form, id === undefined ? '1' : String(id))
    return `?${next}`
  }
  const id = params.get(kind)
  const open = kind === 'edit' && params.has('new') ? 'new' : id
  const close = () => {
    const opener = params.has('new') ? 'open-new' : openerOf(kind, id ?? '')
    const leave = async () => {
      await navigate(hrefOf(null), { replace: true, preventScrollReset: true })
      document.getElementById(opener)?.focus()
    }
    void leave()
  }
  return { open, hrefOf, close }
}
