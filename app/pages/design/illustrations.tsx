import { drawings } from '#app/kinds/drawings/drawings.ts'
import { heroPath } from '#app/kinds/drawings/hero.ts'
import { CategoryIcon } from '#app/ui/category-icon.tsx'
import { Section } from './section.tsx'

/** Every kind, with as many of its variants as show something different (at most `most`). */
export function Illustrations({ most = 16 }: { most?: number }) {
  return (
    <Section title="Tranh minh họa">
      <img src={heroPath} alt="Một góc nhà" width={720} height={460} className="max-w-full" />
      <ul className="flex flex-wrap gap-4">
        {categories.map((name) => (
          <li key={name} className="grid justify-items-center gap-1 text-xs">
            <CategoryIcon name={name} />
            {name}
          </li>
        ))}
      </ul>
      {[...drawings].map(([kind, drawing]) => (
        <div key={kind}>
          <h3 className="mb-2 font-semibold">
            {kind} <span className="font-normal text-muted">({drawing.variants.length})</span>
          </h3>
          <ul className="grid grid-cols-3 gap-2 md:grid-cols-6 lg:grid-cols-8">
            {spread(drawing.variants, most).map((variant) => (
              <li key={variant}>
                <img
                  src={`/minh-hoa/${kind}-${variant}.svg`}
                  alt={`${kind} ${variant}`}
                  width={320}
                  height={240}
                  loading="lazy"
                  className="w-full rounded-control bg-stage p-1"
                />
                <span className="text-xs text-muted">{variant}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}

function spread(variants: readonly string[], most: number) {
  const step = Math.max(1, variants.length / most)
  return variants.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step))
}

const categories = ['Điện thoại', 'Tủ lạnh', 'Tivi', 'Nồi cơm điện', 'Máy sấy tóc', 'Máy giặt', 'Phụ kiện']
