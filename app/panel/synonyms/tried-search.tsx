import { Link } from 'react-router'
import type { TriedSearch } from '#app/domain/catalogue/queries/try-search.server.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'

/** What a search finds with some synonyms: how many products, the first of them, and what else was looked for. */
export function TriedSearchResult({ tried }: { tried: TriedSearch }) {
  const { search, total, first, also, corrected } = tried
  return (
    <div role="status" className="grid gap-2 rounded-control bg-sunken p-4">
      <p>
        <strong>“{search}”</strong>
        {say(' tìm ra ', { en: ' finds ' })}
        <strong>{formatNumber(total)}</strong>
        {say(' sản phẩm', { en: ' products' })}
        {corrected !== null &&
          say(`, sau khi sửa chính tả thành “${corrected}”`, { en: `, corrected to “${corrected}”` })}
        .
      </p>
      {also.length > 0 && (
        <p className="text-sm text-muted">
          {say('Cũng tìm: ', { en: 'Also searched: ' })}
          {also.join(', ')}
        </p>
      )}
      {first.length > 0 && (
        <ol className="list-decimal ps-5 text-sm">
          {first.map(({ id, title }) => (
            <li key={id} className="py-0.5">
              <Link to={`/products/${id}`} className="hover:text-action hover:underline">
                {title}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
