import type { Need } from './need.ts'
import type { Reading } from './reading.ts'

/** 'thế còn phòng bà nội 10 mét', after another room: both are to have a machine. */
const ANOTHER_ROOM =
  /(?:^|\s)(?:(?:the |vay )?con|them|ngoai ra|roi) (?:(?:cai|mot|1) )?(?:phong|gian|can)(?![a-z])|(?:^|\s)(?:phong|gian|can)(?: [a-z]+){1,4} nua(?![a-z])|(?:^|\s)them (?:(?:mot|1) )?(?:cai|con|may|chiec)(?: nua)?(?: (?:o|de|ngoai|cho|tai))(?![a-z])/

/** 'bỏ một phòng 15m đi': one of the rooms is given up, of that size where one is said. */
const ROOM_LESS =
  /(?:^|\s)(?:bo|bot|khoi|tru)(?: (?:mot|1|cai|bot|di))* phong(?: [a-z]+){0,2}(?: (\d{1,2})(?= ?m))?/

/** The rooms that are to have a machine after a turn that adds one or gives one up; nothing where it does neither. */
export function roomsAfter({ folded }: Reading, { roomM2, rooms }: Need, previous: Need): Need['rooms'] {
  const less = ROOM_LESS.exec(folded)
  if (less && !rooms && previous.rooms && previous.rooms.length > 0) {
    const sizes = previous.rooms.map(({ m2 }) => m2)
    // Nobody said which of them is the living room: it is the largest of a home.
    const named = /phong khach/.test(less[0]) ? Math.max(...sizes) : sizes[0]
    const size = less[1] === undefined ? named : Number(less[1])
    return previous.rooms.flatMap((room) =>
      room.m2 !== size ? [room] : room.count > 1 ? [{ ...room, count: room.count - 1 }] : [],
    )
  }
  if (roomM2 === undefined || rooms || !ANOTHER_ROOM.test(folded)) return undefined
  const before = previous.rooms ?? (previous.roomM2 === undefined ? [] : [{ count: 1, m2: previous.roomM2 }])
  return before.length > 0 && before.length < 4 ? [...before, { count: 1, m2: roomM2 }] : undefined
}
