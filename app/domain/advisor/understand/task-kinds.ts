import type { Kind } from './kinds.ts'

/** A thing named loosely and what it has to do: 'nồi nào nấu cơm', 'máy để rửa bát'. Up to four words stand between. */
const task = (things: string, tasks: string, kind: Kind): readonly [RegExp, Kind] => [
  new RegExp(`(?:^|[^a-z])(?:${things}) (?:[a-z0-9]+ ){0,4}?(?:${tasks})(?![a-z])`),
  kind,
]
const ANY = 'may|con|cai|thiet bi|loai|do|chiec|mon|em'

/** Asked in this order, on the folded text, where no kind is named outright. */
const TASKS: readonly (readonly [RegExp, Kind])[] = [
  task('noi|cai noi', 'com|gao|gao lut|chao cho be', 'rice_cooker'),
  task('noi|lo', 'chien|chien gion|nuong ga|khoai tay chien', 'air_fryer'),
  task('noi', 'ham|ninh|ham xuong', 'pressure_cooker'),
  task('lo', 'ham nong|ham do an|ham com|ra dong', 'microwave'),
  task('bep', 'nau|lau|xao|an lau|khong can gas|nau nhanh', 'hob'),
  task('tu', 'cap dong|tru dong|dong lanh|tru sua|tru thit|tru hai san|tru kem|ban kem', 'freezer'),
  task('tu', 'tru do an|de rau|giu lanh|bao quan thuc pham|lam da', 'fridge'),
  task(ANY, 'giat (?:quan ao|do|chan|man|say)|giat duoc', 'washer'),
  task(ANY, 'say (?:quan ao|do|kho do)|lam kho quan ao|quan ao kho', 'dryer'),
  task(ANY, 'say toc|lam kho toc', 'hair_dryer'),
  task(ANY, 'rua (?:chen|bat|ly|chen dia|bat dia)', 'dishwasher'),
  task(ANY, 'loc (?:bui|khong khi|mui|khoi bui|pm2|bui min)|khu mui phong', 'air_purifier'),
  task(ANY, 'loc nuoc|uong nuoc truc tiep|loc ro', 'water_purifier'),
  task(ANY, 'tam nuoc nong|nuoc nong de tam|tam nong|lam nong nuoc', 'water_heater'),
  task(ANY, 'tu (?:don|lau|quet|hut)|quet nha|lau nha tu dong|lau san', 'robot_vacuum'),
  task(ANY, 'hut (?:bui|sofa|nem|long)', 'vacuum'),
  task(ANY, 'hut am|chong nom|chong am', 'dehumidifier'),
  task(ANY, 'xay (?:sinh to|da|thit|trai cay|bot)', 'blender'),
  task(ANY, 'ep (?:trai cay|hoa qua|cam|nuoc)', 'juicer'),
  task(ANY, 'lam lanh phong|mat phong|lam mat phong', 'ac'),
  task(ANY, 'nghe goi|chup hinh|chup anh|selfie|luot facebook|luot web|choi lien quan|choi pubg', 'phone'),
  task(ANY, 'do nhip tim|dem buoc|theo doi giac ngu|chay bo', 'smartwatch'),
  task('loa', 'tivi|tv|xem phim', 'soundbar'),
]

/** The kind a task means where a question names none; undefined where it means none. */
export const kindOfTask = (folded: string): Kind | undefined =>
  TASKS.find(([pattern]) => pattern.test(folded))?.[1]
