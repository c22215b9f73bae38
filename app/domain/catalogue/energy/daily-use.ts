import type { Attributes } from '../attributes.ts'

/**
 * Hours a day a machine runs at the power it states, and how that is said. `switchesOff`: a thermostat ends the heating long before
 * somebody switches the machine off, so that hours switched on are no hours at that power.
 */
export type DailyUse = { hours: number; words: string; switchesOff?: boolean }

const heater: Record<string, DailyUse> = {
  direct: { hours: 0.5, words: 'tắm tổng cộng 30 phút mỗi ngày', switchesOff: true },
  storage: { hours: 1, words: 'bật đun tổng cộng 1 giờ mỗi ngày', switchesOff: true },
}

/**
 * Usual use by kind, only where stated watts times hours is what the meter counts. Left out: kinds that draw their stated power
 * part of the time (washers, dishwashers, dryers, hobs), whose watts are another thing (microwave output, loudness of a speaker),
 * or that use next to nothing.
 */
export const DAILY_USE: Record<string, (attributes: Attributes) => DailyUse | undefined> = {
  tv: () => ({ hours: 5, words: 'xem 5 giờ mỗi ngày' }),
  monitor: () => ({ hours: 8, words: 'bật 8 giờ mỗi ngày' }),
  fan: () => ({ hours: 8, words: 'bật số cao nhất 8 giờ mỗi ngày' }),
  air_purifier: () => ({ hours: 8, words: 'bật mức cao nhất 8 giờ mỗi ngày' }),
  rice_cooker: () => ({
    hours: 1,
    words: 'nấu tổng cộng 1 giờ mỗi ngày, chưa tính giữ ấm',
    switchesOff: true,
  }),
  air_fryer: () => ({ hours: 0.5, words: 'nướng 30 phút mỗi ngày', switchesOff: true }),
  hair_dryer: () => ({ hours: 0.25, words: 'sấy 15 phút mỗi ngày' }),
  water_heater: ({ heater_type: type }) => (typeof type === 'string' ? heater[type] : undefined),
}
