import { describe, expect, test } from 'vitest'
import { withoutAlternatives } from './feature-groups.ts'
import type { Feature, Need } from './need.ts'
import { understand } from './understand.ts'

const VOCABULARY = { brands: ['Samsung', 'LG', 'Panasonic', 'Senko', 'Sunhouse', 'JBL', 'Sony', 'Garmin'] }
const featuresOf = (question: string) => understand(question, VOCABULARY).features

describe('types within a kind', () => {
  test.each<[string, Feature[]]>([
    ['tìm quạt cây cho phòng trọ dưới 700k', ['fan_standing']],
    ['quat dung senko', ['fan_standing']],
    ['cần 2 cái quạt trần phòng khách', ['fan_ceiling']],
    ['quạt loại treo tường quán ăn', ['fan_wall']],
    ['quạt để bàn học cho bé', ['fan_table']],
    ['quạt tháp không cánh an toàn cho bé', ['fan_tower']],
    ['quạt hộp mini đầu giường', ['fan_box']],
    ['nồi cơm cơ nhà 4 người', ['cooker_mechanical']],
    ['loa nằm dài đặt dưới tivi', ['speaker_soundbar']],
    ['máy giặt mở nắp phía trước', ['washer_front']],
    ['máy giặt bỏ đồ từ trên xuống', ['washer_top']],
    ['màn hình đừng tấm VA', []],
    ['Nồi cơm điện tử cho vợ chồng trẻ', ['cooker_electronic']],
    ['noi com dien tu 1.8 lit', ['cooker_electronic']],
    ['nồi cơm điện từ 1 triệu đến 2 triệu', []],
    ['noi com dien tu 1 trieu den 2 trieu', []],
    ['nồi cơm điện tử cao tần', ['high_frequency']],
    ['loa kéo đi cắm trại', ['speaker_karaoke']],
    ['loa bluetooth hát karaoke gia đình', ['speaker_karaoke']],
    ['loa vi tính gắn bàn làm việc', ['speaker_computer']],
    ['tai nghe trùm đầu học online', ['headphones_over_ear']],
    ['tai nghe true wireless chống ồn', ['headphones_true_wireless']],
    ['tai nghe có dây jack 3.5', ['headphones_wired']],
    ['đồng hồ có định vị cho con', ['watch_gps']],
    ['máy lọc nước nóng nguội lạnh cho công ty', ['hot_cold']],
    ['máy lọc nước RO để gầm', ['purifier_ro']],
    ['máy lọc nước rõ nguồn gốc', []],
    ['máy nước nóng gián tiếp 30 lít', ['storage_heater']],
    ['bình nóng lạnh trực tiếp có bơm trợ lực', ['direct_heater', 'heater_pump']],
    ['máy sấy ngưng tụ 8kg', ['dryer_condenser']],
    ['bếp từ đôi lắp âm', ['induction', 'hob_built_in', 'hob_double']],
    ['bếp từ hồng ngoại đôi', ['hob_mixed', 'hob_double']],
    ['bếp đơn giản dễ dùng', []],
    ['máy xay cầm tay đánh trứng', ['blender_hand']],
    ['tủ đông 2 ngăn', ['freezer_two_rooms']],
    ['tủ đông 2 ngăn 1 đông 1 mát', []],
    ['tủ đông có một ngăn mát', []],
    ['bếp nửa từ nửa hồng ngoại', ['hob_mixed']],
    ['bếp từ ba chỗ nấu', ['induction', 'hob_triple']],
    ['bếp đôi toàn từ', ['induction', 'hob_double']],
    ['quạt dáng cột không thấy cánh', ['fan_tower']],
    ['màn hình ips 2k 27 inch', ['panel_ips', 'quad_hd']],
    ['máy giặt cửa đứng', ['top_load']],
    ['điều hòa nóng lạnh 12000btu', ['two_way']],
  ])('%s: %j', (question, features) => expect(featuresOf(question).toSorted()).toEqual(features.toSorted()))

  test('a follow-up is read for the kind spoken of', () => {
    const first = understand('quạt dưới 1 triệu', VOCABULARY)
    expect(understand('lấy loại treo tường', VOCABULARY, first)).toMatchObject({
      kinds: ['fan'],
      features: ['fan_wall'],
    })
  })

  test('two types left open rule out neither', () => {
    expect(withoutAlternatives(['fan_wall', 'fan_ceiling'])).toEqual([])
  })
})

describe('refusals behind the thing', () => {
  test.each<[string, Partial<Need>]>([
    [
      'Máy giặt cửa trên nhà mình không hợp, cho xin loại cửa ngang',
      { features: ['front_load'], featuresExcluded: ['top_load'] },
    ],
    [
      'quạt trần thì không lấy, lấy quạt cây',
      { features: ['fan_standing'], featuresExcluded: ['fan_ceiling'] },
    ],
    ['máy lạnh Casper em không thích, dưới 9 triệu', { brands: [], brandsExcluded: ['Casper'] }],
    ['tivi Sony thì thôi không mua, còn hãng nào 55 inch', { brands: [], brandsExcluded: ['Sony'] }],
    ['tủ lạnh side by side mình không ưng lắm', { features: [], featuresExcluded: ['side_by_side'] }],
    ['tai nghe có dây mình chán rồi, tìm loại không dây', { featuresExcluded: ['headphones_wired'] }],
    ['máy lạnh inverter thì khỏi, miễn rẻ', { features: [], featuresExcluded: [] }],
    ['tủ lạnh 300 lít, lấy nước ngoài không cần', { features: [], featuresExcluded: [] }],
    ['máy giặt cửa trên không cần sấy', { features: ['top_load'], featuresExcluded: ['with_dryer'] }],
    ['máy giặt LG không thích thì đổi được không', { kinds: ['washer'] }],
    [
      'máy lạnh 1.5hp ngoài Daikin với Panasonic ra',
      { hp: { min: 1.5, max: 1.5, target: 1.5 }, brandsExcluded: ['Daikin', 'Panasonic'] },
    ],
    ['tivi LG có tốt không', { brands: ['LG'] }],
    ['tivi LG thôi, dưới 10 triệu', { brands: ['LG'], brandsExcluded: [] }],
    ['tivi LG thì thôi, hãng khác 55 inch', { brands: [], brandsExcluded: ['LG'] }],
  ])('%s gives %j', (question, slots) => expect(understand(question, VOCABULARY)).toMatchObject(slots))
})
