import { kindLabel } from '#app/kinds/kind.ts'
import { sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { featureLabel, HEAT_LABELS, LEVEL_LABELS, sayOrder, sayPriority, USE_LABELS } from './chip-labels.ts'
import { FIGURES } from './figure-units.ts'
import type { Budget, Chip, Need, Place, Range } from './need.ts'

/** A label begins with a capital, but for a name that has its own: 'eSIM'. */
const upperFirst = (text: string) =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

/** A range with its unit: 'Trên 300 lít', '8–9 kg', '55 inch'. */
export function sayBounds({ min, max, target }: Range, unit: string): string {
  if (target !== undefined) return `${formatNumber(target)} ${unit}`
  if (min !== undefined && max !== undefined) return `${formatNumber(min)}–${formatNumber(max)} ${unit}`
  return min === undefined ? `Tối đa ${formatNumber(max ?? 0)} ${unit}` : `Từ ${formatNumber(min)} ${unit}`
}

/** A budget as it stands in a sentence: 'dưới 15 triệu', 'từ 8 đến 10 triệu', 'tầm 10 triệu'; the chips say it so too. */
export function sayBudget({ min, max, target, hard }: Budget): string {
  if (target !== undefined && !hard) return `tầm ${sayVnd(target)}`
  if (min !== undefined && max !== undefined) {
    if (min === max) return `đúng ${sayVnd(min)}`
    const [left, right] = [sayVnd(min), sayVnd(max)]
    const unit = / \S+$/.exec(right)?.[0] ?? ''
    return `từ ${left.endsWith(unit) ? left.slice(0, -unit.length) : left} đến ${right}`
  }
  if (max !== undefined) return `dưới ${sayVnd(max)}`
  return min === undefined ? '' : `từ ${sayVnd(min)} trở lên`
}

const PLACES: Readonly<Record<Place['type'], string>> = {
  passage: 'Qua',
  cut_out: 'Lỗ khoét',
  screen: 'Chỗ để tivi',
  outdoor: 'Chỗ dàn nóng',
  stacked: 'Máy sấy chồng trên máy giặt',
  beside: 'Máy giặt, máy sấy cạnh nhau',
  reach: 'Người cao',
  wrist: 'Cổ tay',
  hand: 'Vừa bàn tay nhỏ',
}

/** 'Qua cầu thang 70 cm', 'Lỗ khoét 69 × 39 cm'. */
function sayPlace({ type, name, widthMm, depthMm, heightMm }: Place): string {
  const sides = [widthMm, depthMm, heightMm].flatMap((mm) => (mm ? [formatNumber(mm / 10)] : []))
  const size = sides.length > 0 ? ` ${sides.join(' × ')} cm` : ''
  return `${PLACES[type]}${type === 'passage' && name ? ` ${name}` : ''}${size}`
}

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('vi') + text.slice(1)

/** Every understood slot as a label the visitor can see and take away. */
export function chipsOf(need: Need): Chip[] {
  const chips: Chip[] = need.kinds.map((kind) => ({ slot: `kinds:${kind}`, label: kindLabel(kind) }))
  const add = (slot: string, label: string) => chips.push({ slot, label: upperFirst(label) })
  for (const model of need.models) add(`models:${model}`, model)
  for (const brand of need.brands) add(`brands:${brand}`, brand)
  for (const brand of need.brandsExcluded) add(`brandsExcluded:${brand}`, `Không lấy ${brand}`)
  for (const country of need.brandCountries) add(`brandCountries:${country}`, `Hãng của ${country}`)
  for (const country of need.originsExcluded) add(`originsExcluded:${country}`, `Không lấy hàng ${country}`)
  for (const country of need.madeIn) add(`madeIn:${country}`, `Sản xuất tại ${country}`)
  for (const colour of need.colours) add(`colours:${colour}`, `Màu ${colour.toLocaleLowerCase('vi')}`)
  for (const colour of need.coloursExcluded)
    add(`coloursExcluded:${colour}`, `Không màu ${colour.toLocaleLowerCase('vi')}`)
  if (need.budget !== undefined) add('budget', upperFirst(sayBudget(need.budget)))
  for (const { kind, budget } of need.parts ?? [])
    if (budget) add(`parts:${kind}`, `${kindLabel(kind)} ${sayBudget(budget)}`)
  if (need.priceLevel !== undefined) add('priceLevel', LEVEL_LABELS[need.priceLevel])
  if (need.count !== undefined) add('count', `${need.count} cái`)
  if (need.rooms !== undefined)
    add('rooms', need.rooms.map(({ count, m2 }) => `${count} phòng ${formatNumber(m2)} m²`).join(', '))
  if (need.people !== undefined) add('people', `${need.people} người`)
  if (need.children !== undefined) add('children', `${need.children} trẻ nhỏ`)
  const { roomM2: _roomM2, ...ofRooms } = need
  addSizes(need.rooms ? ofRooms : need, add)
  if (need.hoursPerDay !== undefined)
    add('hoursPerDay', `Dùng ${formatNumber(need.hoursPerDay)} giờ mỗi ngày`)
  if (need.baseKwh !== undefined) add('baseKwh', `Nhà dùng ${formatNumber(need.baseKwh)} kWh mỗi tháng`)
  if (need.billVnd !== undefined) add('billVnd', `Tiền điện tháng ${sayVnd(need.billVnd)}`)
  if (need.kwhVnd !== undefined) add('kwhVnd', `Điện ${formatNumber(need.kwhVnd)} đồng một số`)
  for (const cause of need.heat) add(`heat:${cause}`, HEAT_LABELS[cause])
  const kindNames = need.kinds.map((kind) => kindLabel(kind).toLocaleLowerCase('vi'))
  for (const feature of need.features) {
    if (kindNames.includes(featureLabel(feature).toLocaleLowerCase('vi'))) continue
    add(`features:${feature}`, featureLabel(feature))
  }
  for (const feature of need.featuresExcluded)
    add(`featuresExcluded:${feature}`, `Không ${featureLabel(feature)}`)
  for (const feature of need.preferred) add(`preferred:${feature}`, `Ưu tiên ${featureLabel(feature)}`)
  for (const wish of need.unstated) add(`unstated:${wish}`, wish)
  for (const wish of need.unstatedExcluded) add(`unstatedExcluded:${wish}`, `Không ${wish}`)
  for (const use of need.uses) add(`uses:${use}`, USE_LABELS[use])
  const priorities = need.priorities.filter((one) => one !== need.priceLevel)
  for (const priority of priorities) add(`priorities:${priority}`, sayPriority(priority, need.kinds))
  if (need.order !== undefined) add('order', sayOrder(need.order))
  if (need.used) add('used', 'Máy cũ')
  return chips
}

function addSizes(need: Need, add: (slot: string, label: string) => void): void {
  if (need.roomM2 !== undefined) add('roomM2', `Phòng ${formatNumber(need.roomM2)} m²`)
  if (need.roomM3 !== undefined) add('roomM3', `Phòng ${formatNumber(need.roomM3)} m³`)
  if (need.distanceM !== undefined) add('distanceM', `Ngồi cách ${formatNumber(need.distanceM)} m`)
  if (need.kg !== undefined) add('kg', sayBounds(need.kg, 'kg'))
  if (need.litres !== undefined) add('litres', sayBounds(need.litres, 'lít'))
  if (need.inches !== undefined) add('inches', sayBounds(need.inches, 'inch'))
  if (need.hp !== undefined) add('hp', sayBounds(need.hp, 'HP'))
  else if (need.btu !== undefined) add('btu', sayBounds(need.btu, 'BTU'))
  if (need.ramGb !== undefined) add('ramGb', `RAM ${sayBounds(need.ramGb, 'GB')}`)
  if (need.storageGb !== undefined) add('storageGb', `Bộ nhớ ${sayBounds(need.storageGb, 'GB')}`)
  if (need.placeSettings !== undefined) add('placeSettings', sayBounds(need.placeSettings, 'bộ'))
  for (const [name, { name: label, unit }] of FIGURES) {
    const range = need.figures[name]
    if (range !== undefined) add(`figures:${name}`, `${label} ${lowerFirst(sayBounds(range, unit))}`)
  }
  if (need.widthMm !== undefined) add('widthMm', `Ngang tối đa ${formatNumber(need.widthMm / 10)} cm`)
  if (need.depthMm !== undefined) add('depthMm', `Sâu tối đa ${formatNumber(need.depthMm / 10)} cm`)
  if (need.place) add('place', sayPlace(need.place))
  if (need.heightMm !== undefined) add('heightMm', `Cao tối đa ${formatNumber(need.heightMm / 10)} cm`)
}
