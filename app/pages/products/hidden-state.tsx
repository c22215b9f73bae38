import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { listParams } from '#app/domain/catalogue/list-url.ts'

/** The list's state as hidden inputs, but what the form asks itself; every form starts at page 1. */
export function HiddenState({ state, omit }: { state: ListState; omit: ReadonlySet<string> }) {
  return listParams({ ...state, page: 1, sentence: '' })
    .filter(([name]) => !omit.has(name))
    .map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}
