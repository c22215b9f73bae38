import type { Role } from '../rank/recommend.ts'

/** How each role is called in an answer. */
export const ROLE_LABELS: Record<Role, string> = {
  best: 'Phù hợp nhất',
  saver: 'Tiết kiệm hơn',
  upgrade: 'Nâng cấp',
  other: 'Lựa chọn khác',
  editor: 'Biên tập viên chọn',
}

/** The same on a card, where 'Tiết kiệm hơn' could be read as of electricity. */
export const CARD_LABELS: Record<Role, string> = { ...ROLE_LABELS, saver: 'Rẻ hơn' }
