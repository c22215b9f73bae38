import type { Attributes } from '#db/schema/catalogue.ts'
import type { Kind } from '../types.ts'
import { categoryOf } from './categories.ts'

/** Names of a kind's shelves by the value of the figure that tells them apart. */
const SHELVES: Partial<Record<Kind, { by: string; names: Record<string, string> }>> = {
  fridge: {
    by: 'doors',
    names: {
      mini: 'Tủ lạnh mini',
      'top-freezer': 'Tủ lạnh ngăn đá trên',
      'bottom-freezer': 'Tủ lạnh ngăn đá dưới',
      'side-by-side': 'Tủ lạnh side by side',
      'multi-door': 'Tủ lạnh nhiều cửa',
      'french-door': 'Tủ lạnh cửa kiểu Pháp',
    },
  },
  washer: { by: 'load_type', names: { front: 'Máy giặt cửa trước', top: 'Máy giặt cửa trên' } },
  dryer: {
    by: 'dryer_type',
    names: { 'heat-pump': 'Máy sấy bơm nhiệt', condenser: 'Máy sấy ngưng tụ', vented: 'Máy sấy thông hơi' },
  },
  ac: { by: 'two_way', names: { true: 'Máy lạnh 2 chiều', false: 'Máy lạnh 1 chiều' } },
  hob: {
    by: 'hob_type',
    names: { induction: 'Bếp từ', infrared: 'Bếp hồng ngoại', mixed: 'Bếp từ hồng ngoại' },
  },
  microwave: { by: 'grill', names: { true: 'Lò vi sóng có nướng', false: 'Lò vi sóng không nướng' } },
  rice_cooker: {
    by: 'cooker_type',
    names: {
      cơ: 'Nồi cơm cơ',
      'điện tử': 'Nồi cơm điện tử',
      'cao tần': 'Nồi cơm cao tần',
      'áp suất': 'Nồi cơm áp suất',
    },
  },
  water_heater: {
    by: 'heater_type',
    names: { direct: 'Máy nước nóng trực tiếp', storage: 'Máy nước nóng gián tiếp' },
  },
  water_purifier: { by: 'hot_cold', names: { true: 'Máy lọc nước nóng lạnh' } },
  fan: {
    by: 'fan_type',
    names: {
      đứng: 'Quạt đứng',
      bàn: 'Quạt bàn',
      treo: 'Quạt treo tường',
      trần: 'Quạt trần',
      hộp: 'Quạt hộp',
      tháp: 'Quạt tháp',
      'điều hòa': 'Quạt điều hòa',
    },
  },
  headphones: {
    by: 'headphone_type',
    names: {
      'true-wireless': 'Tai nghe true wireless',
      'over-ear': 'Tai nghe chụp tai',
      'in-ear': 'Tai nghe nhét tai',
      wired: 'Tai nghe có dây',
    },
  },
  speaker: {
    by: 'speaker_type',
    names: {
      soundbar: 'Loa thanh',
      tower: 'Loa tháp',
      karaoke: 'Loa karaoke',
      bluetooth: 'Loa Bluetooth',
      computer: 'Loa vi tính',
    },
  },
  laptop: { by: 'gpu_discrete', names: { true: 'Laptop card rời', false: 'Laptop card tích hợp' } },
  blender: { by: 'blender_type', names: { hand: 'Máy xay cầm tay', jar: 'Máy xay cối' } },
  robot_vacuum: { by: 'mop', names: { true: 'Robot hút bụi lau nhà' } },
}

/** The shelf within a category: 'Máy giặt cửa trước', or the category's own name where the figures do not tell. */
export function subCategoryOf(kind: Kind, attributes: Attributes): string {
  const category = categoryOf(kind).name
  if (kind === 'washer' && attributes['dry_load_kg'] !== undefined) return 'Máy giặt sấy'
  if (kind === 'tv') {
    const panel = attributes['panel']
    return panel === undefined || panel === 'LED' ? category : `Tivi ${String(panel)}`
  }
  const shelves = SHELVES[kind]
  return shelves?.names[String(attributes[shelves.by])] ?? category
}
