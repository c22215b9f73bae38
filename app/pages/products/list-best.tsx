import { Link } from 'react-router'
import { BestFits } from './best-fits.tsx'
import type { UsualFit } from './best-fits.tsx'

type ListBestProps = {
  answers: readonly UsualFit[]
  /** The page is headed with what it says: it needs no name that is seen. */
  isHeaded: boolean
}

/** The best fit of some usual needs by the ranking as it stands; absent where there is none. */
export function ListBest({ answers, isHeaded }: ListBestProps) {
  if (answers.length === 0) return null
  return (
    <section aria-labelledby="hop-nhat" className="list-best">
      <h2 id="hop-nhat" className={isHeaded ? 'sr-only' : 'text-lg font-bold'}>
        Máy nên xem cho nhu cầu thường gặp
      </h2>
      <p>
        <span className="max-md:hidden">Mỗi loại một máy, cho nhu cầu thường gặp. </span>
        <Link to="/cach-xep-hang">Cách xếp hạng</Link>
        {answers.some(({ products: [best] }) => best?.isGuess) && <> · Viền nét đứt: cỡ ước chừng</>}
      </p>
      <BestFits answers={answers} />
    </section>
  )
}
