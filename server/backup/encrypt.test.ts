import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { afterAll, describe, expect, it } from 'vitest'
import { isLong } from '#tests/support/long.ts'
import { decryptFile, encryptFile, isEncrypted, readKey } from './encrypt.ts'

const folder = mkdtempSync(join(tmpdir(), 'cm-encrypt-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = (name: string) => join(folder, name)
const plain = Buffer.from('Bản sao lưu của trang 🧊 '.repeat(20_000))
writeFileSync(file('plain'), plain)

const passphrase = { passphrase: 'bốn từ dễ nhớ' }
const identity = { identity: await generateX25519Identity() }

const DAMAGE: [string, (bytes: Buffer) => Buffer][] = [
  ['changed', (bytes) => Buffer.concat([bytes.subarray(0, -9), Buffer.alloc(9)])],
  ['cut off', (bytes) => bytes.subarray(0, bytes.length - 70_000)],
  ['cut off at the end of a part', (bytes) => bytes.subarray(0, bytes.length - (bytes.length % 65_552))],
  ['longer', (bytes) => Buffer.concat([bytes, Buffer.alloc(9)])],
]

/** A passphrase takes seconds each time, on purpose: what is damaged is read alike with both, so one damage is enough of it. */
describe.each([
  ['a passphrase', passphrase, { passphrase: 'bốn từ khác hẳn' }, isLong ? DAMAGE : DAMAGE.slice(0, 1)],
  ['the identity of a key', identity, { identity: await generateX25519Identity() }, DAMAGE],
] as const)('with %s', (what, key, other, damage) => {
  const [sealed, opened] = [file(`${what}.age`), file(`${what}.plain`)]

  it('gives back what was encrypted, and shows none of it', async () => {
    await encryptFile(file('plain'), sealed, key)
    expect(readFileSync(sealed).includes('Bản sao')).toBe(false)
    expect([
      await isEncrypted(sealed),
      await isEncrypted(file('plain')),
      statSync(sealed).mode & 0o777,
    ]).toEqual([true, false, 0o600])
    await decryptFile(sealed, opened, key)
    expect(readFileSync(opened).equals(plain)).toBe(true)
    rmSync(opened)
  })

  it('refuses another key', async () => {
    await expect(decryptFile(sealed, opened, other)).rejects.toThrow(
      'The backup was encrypted with another key.',
    )
    await expect(decryptFile(sealed, opened, null)).rejects.toThrow(
      'The backup is encrypted: set BACKUP_PASSPHRASE',
    )
  })

  it.each(damage)('refuses a file that is %s, and leaves nothing of it', async (_, spoil) => {
    writeFileSync(file('spoilt'), spoil(readFileSync(sealed)))
    await expect(decryptFile(file('spoilt'), opened, key)).rejects.toThrow(/^The backup is damaged: /)
    expect(readdirSync(folder)).not.toContain(`${what}.plain`)
  })
})

describe('readKey', () => {
  it('reads an identity among its comments, or a passphrase', async () => {
    writeFileSync(file('key'), `# created: 2026-11-25\n# public key: age1…\n${identity.identity}\n`)
    expect(await readKey({ file: file('key') })).toEqual(identity)
    writeFileSync(file('key'), `${passphrase.passphrase}\n`)
    expect(await readKey({ file: file('key') })).toEqual(passphrase)
    expect(await readKey(null)).toBeNull()
  })

  it('says what is wrong with a file', async () => {
    writeFileSync(file('key'), 'ngắn\n')
    await expect(readKey({ file: file('key') })).rejects.toThrow('too short')
    await expect(readKey({ file: file('gone') })).rejects.toThrow(
      `The key of backups cannot be read: ${file('gone')}.`,
    )
  })
})
