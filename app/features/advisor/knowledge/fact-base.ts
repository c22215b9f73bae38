import { AIR_CONDITIONER_FACTS } from './air-conditioner.ts'
import { AIR_CONDITIONER_USE_FACTS } from './air-conditioner-use.ts'
import { AIR_FACTS, CLEANING_FACTS } from './air-cleaning.ts'
import { AUDIO_CAMERA_FACTS } from './audio-camera.ts'
import { BUYING_FACTS } from './buying.ts'
import { COMPUTER_FACTS } from './computer.ts'
import { ELECTRICITY_FACTS } from './electricity.ts'
import type { Fact, Subject } from './fact.ts'
import { FRIDGE_FACTS } from './fridge.ts'
import { KITCHEN_FACTS, KITCHEN_MACHINE_FACTS } from './kitchen.ts'
import { PHONE_FACTS } from './phone.ts'
import { TV_FACTS } from './tv.ts'
import { WASHER_FACTS } from './washer.ts'
import { WATER_HEATER_FACTS, WATER_PURIFIER_FACTS } from './water.ts'

/** The day the facts were written; an editor who reads a subject against its sources sets that day instead. */
const AS_OF = '2026-11-21'

const subject = (id: string, title: string, ...facts: (readonly Fact[])[]): Subject => ({
  id,
  title,
  asOf: AS_OF,
  facts: facts.flat(),
})

/** The whole fact base, in the order its page shows it. */
export const SUBJECTS: readonly Subject[] = [
  subject('may-lanh', 'Máy lạnh', AIR_CONDITIONER_FACTS, AIR_CONDITIONER_USE_FACTS),
  subject('tu-lanh', 'Tủ lạnh, tủ đông', FRIDGE_FACTS),
  subject('may-giat', 'Máy giặt, máy sấy', WASHER_FACTS),
  subject('tivi', 'Tivi', TV_FACTS),
  subject('nha-bep', 'Nhà bếp', KITCHEN_FACTS, KITCHEN_MACHINE_FACTS),
  subject('nuoc-uong', 'Máy lọc nước', WATER_PURIFIER_FACTS),
  subject('nuoc-nong', 'Máy nước nóng', WATER_HEATER_FACTS),
  subject('khong-khi', 'Không khí và quạt', AIR_FACTS),
  subject('don-nha', 'Dọn nhà', CLEANING_FACTS),
  subject('dien-thoai', 'Điện thoại', PHONE_FACTS),
  subject('may-tinh', 'Máy tính, màn hình, máy in', COMPUTER_FACTS),
  subject('am-thanh', 'Âm thanh và camera', AUDIO_CAMERA_FACTS),
  subject('dien', 'Điện và tiền điện', ELECTRICITY_FACTS),
  subject('mua-ban', 'Mua và bảo hành', BUYING_FACTS),
]

/** Every fact there is. */
export const FACTS: readonly Fact[] = SUBJECTS.flatMap(({ facts }) => facts)
