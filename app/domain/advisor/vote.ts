/** Why an answer did not help, as the visitor may say it. */
export const REASONS = ['Sai giá', 'Không đúng nhu cầu', 'Khó hiểu', 'Thiếu thông tin'] as const

export type Reason = (typeof REASONS)[number]

/** What a visitor said of an answer; `key` is random and theirs, so that they can change it and nobody else can. */
export type Vote = { key: string; isHelpful: boolean; reason: Reason | null }

/** Whether a text is one of the reasons offered. */
export const isReason = (value: unknown): value is Reason => REASONS.some((reason) => reason === value)
