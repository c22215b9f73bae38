import { useRouteLoaderData } from 'react-router'
import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import { later } from '#app/ui/later.tsx'
import type { loader } from './products.tsx'

const SearchBox = later(() => import('./search-box.tsx').then(({ SearchBox }) => SearchBox))

/** The search of the header: through everything, or on the list through what its filters leave. */
export function HeaderSearch() {
  const state = useSearchedList()
  return <SearchBox state={state ?? WHOLE_LIST} onList={state !== undefined} />
}

/** What narrows the list that is shown; nothing on other pages. */
export const useSearchedList = () => useRouteLoaderData<typeof loader>('pages/products/products')?.searched
