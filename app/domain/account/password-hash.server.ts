import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { AppError } from '#app/platform/errors.ts'
import { Turnstile, TurnstileFull } from '#app/platform/turnstile.ts'

/** OWASP's Password Storage Cheat Sheet names N = 2^15, r = 8, p = 3 among the equals of its first choice: 32 MB, about 0.2 s. */
const COST = { log2N: 15, r: 8, p: 3 }
const KEY_BYTES = 32

/** Node has four threads for such work and needs them for files and names too: a flood of sign-ins must not stop the site. */
const turnstile = new Turnstile({ places: 2, queue: 40 })

/** Hashes a password as `scrypt$15$8$3$salt$key`. However its marks were typed, it is the same password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, COST)
  return ['scrypt', COST.log2N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  )
}

/** Whether a password is the one that was hashed; the cost is read from the hash. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  const [kind, log2N, r, p, salt, key] = hash.split('$')
  if (kind !== 'scrypt' || !salt || !key) return false
  const wanted = Buffer.from(key, 'base64url')
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) }
  const given = await derive(password, Buffer.from(salt, 'base64url'), cost)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

async function derive(password: string, salt: Buffer, { log2N, r, p }: typeof COST): Promise<Buffer> {
  const options = { N: 2 ** log2N, r, p, maxmem: 2 ** log2N * r * 256 }
  const work = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
        error ? reject(error) : resolve(key),
      )
    })
  try {
    return await turnstile.run(work, new AbortController().signal)
  } catch (error) {
    if (!(error instanceof TurnstileFull)) throw error
    throw new AppError('unavailable', 'Đang có quá nhiều người đăng nhập. Bạn thử lại sau vài giây nhé.', {
      retryAfter: 5,
    })
  }
}
