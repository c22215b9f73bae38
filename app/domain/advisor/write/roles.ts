import type { Role } from '../rank/recommend.ts'

/** How each role is called in an answer. */
export const ROLE_LABELS: Record<Role, string> = {
  best: 'Phù hợp nhất',
  saver: 'Tiết kiệm hơn',
  upgrade: 'Nâng cấp',
  other: 'Lựa chọn khác',
  editor: 'Biên tập viên chọn',
}
