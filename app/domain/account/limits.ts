/** At most `hits` in `seconds`, counted in the database. */
export type Limit = { hits: number; seconds: number }

/** The counting that the composition hands in. */
export type Limits = {
  /** @returns how many the window holds now @throws AppError 'too_many' past the limit */
  count(bucket: string, limit: Limit): Promise<number>
  takeBack(bucket: string): Promise<void>
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Wrong passwords and codes. An account answers 60 an hour in all (NIST SP 800-63B, 5.2.2 allows 100): 30 from anybody, a
 * reserve of 10 for visitors who have not been wrong in the last hour, so that those who guess cannot use up everybody's
 * tries, and 20 for browsers that signed in to it before.
 */
export const WRONG_TRIES = {
  visitorMinute: { hits: 10, seconds: MINUTE },
  visitorHour: { hits: 120, seconds: HOUR },
  /** One visitor on one account. */
  pair: { hits: 20, seconds: HOUR },
  account: { hits: 30, seconds: HOUR },
  reserve: { hits: 10, seconds: HOUR },
  /** All known browsers of an account together. */
  known: { hits: 20, seconds: HOUR },
}

/** Second factors asked for after a right password; the library allows five codes for each. */
export const CHALLENGES = { hits: 12, seconds: HOUR }
/** A code works once; it is valid for less than two minutes. */
export const CODE_ONCE = { hits: 1, seconds: 2 * MINUTE }

/** Sign-ups that reach the database, taken addresses included: nobody collects addresses by them (ruling 28). */
export const SIGN_UPS = { visitor: { hits: 20, seconds: HOUR }, site: { hits: 500, seconds: HOUR } }
/** Mails that somebody asks for: by who asks, and by who receives. */
export const MAILS = { visitor: { hits: 20, seconds: HOUR }, recipient: { hits: 5, seconds: HOUR } }
