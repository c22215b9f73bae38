import { clsx } from 'clsx'
import {
  AirVent,
  BrushCleaning,
  CookingPot,
  Droplets,
  Fan,
  Flame,
  Headphones,
  HeartPulse,
  House,
  Laptop,
  Microwave,
  Monitor,
  Plug,
  Refrigerator,
  Shirt,
  ShowerHead,
  Smartphone,
  Snowflake,
  Speaker,
  Tablet,
  Tv,
  Utensils,
  WashingMachine,
  Watch,
  Wind,
  type LucideIcon,
} from 'lucide-react'
import { fold } from '#app/vietnamese/fold.ts'

/** The families a category belongs to; each has its tint (`data-tint` in tints.css). */
export type CategoryTint = 'phone' | 'cooling' | 'screen' | 'household' | 'health' | 'washing' | 'other'

type Rule = readonly [keyword: RegExp, icon: LucideIcon, tint: CategoryTint]

/** Keywords in folded text; the precise stand before the general ('may say toc' before 'may say'). */
const rules: readonly Rule[] = [
  [/say toc|lam dep|toc|cao rau/, Wind, 'health'],
  [/suc khoe|huyet ap|massage|ban chai/, HeartPulse, 'health'],
  [/dien thoai|phone|vien thong/, Smartphone, 'phone'],
  [/may tinh bang|tablet/, Tablet, 'phone'],
  [/laptop|may tinh xach tay/, Laptop, 'phone'],
  [/dong ho|smartwatch/, Watch, 'phone'],
  [/tai nghe|headphone/, Headphones, 'phone'],
  [/tu dong|tu mat|freezer/, Snowflake, 'cooling'],
  [/tu lanh|dien lanh|fridge/, Refrigerator, 'cooling'],
  [/may lanh|dieu hoa/, AirVent, 'cooling'],
  [/quat/, Fan, 'cooling'],
  [/loc khong khi|hut am/, Wind, 'cooling'],
  [/tivi|\btv\b|dien tu/, Tv, 'screen'],
  [/man hinh|monitor/, Monitor, 'screen'],
  [/loa|soundbar|am thanh/, Speaker, 'screen'],
  [/may giat|washer/, WashingMachine, 'washing'],
  [/may say|ban ui|ban la/, Shirt, 'washing'],
  [/rua chen|rua bat/, Utensils, 'washing'],
  [/hut bui|lau nha|robot/, BrushCleaning, 'washing'],
  [/lo vi song|lo nuong/, Microwave, 'household'],
  [/bep/, Flame, 'household'],
  [/noi|chao|am sieu|binh dun|may xay|may ep/, CookingPot, 'household'],
  [/loc nuoc/, Droplets, 'household'],
  [/nuoc nong/, ShowerHead, 'household'],
  [/gia dung|nha/, House, 'household'],
]

/**
 * The icon and the tint of a category, by the keywords in its name ('Máy sấy tóc', 'Tủ lạnh').
 * A name without any known keyword gets a plug and the neutral tint.
 */
export function categoryLook(name: string): { icon: LucideIcon; tint: CategoryTint } {
  const folded = fold(name)
  const rule = rules.find(([keyword]) => keyword.test(folded))
  return rule ? { icon: rule[1], tint: rule[2] } : { icon: Plug, tint: 'other' }
}

/** A category's icon in a circle of its tint; `icon` replaces it ('all', an icon an editor chose). */
export function CategoryIcon({
  name,
  icon,
  className,
}: {
  name: string
  icon?: LucideIcon
  className?: string
}) {
  const look = categoryLook(name)
  const Icon = icon ?? look.icon
  return (
    <span
      aria-hidden="true"
      data-tint={look.tint}
      className={clsx('tint grid size-14 shrink-0 place-items-center rounded-full [&_svg]:size-6', className)}
    >
      <Icon />
    </span>
  )
}
