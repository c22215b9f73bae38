import { useRouteLoaderData } from 'react-router'
import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import { later } from '#app/ui/later.tsx'
import type { loader } from './products.tsx'

const SearchBox = later(() => import('./search-box.tsx').then(({ SearchBox }) => SearchBox))

/** The search of the header: through everything, or on the list through what its filters leave. */
export function HeaderSearch() {
  const list = useRouteLoaderData<typeof loader>('pages/products/products')
  return <SearchBox state={list?.state ?? WHOLE_LIST} onList={list !== undefined} />
}
