import { createReadStream } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import type { BackupsEnv } from './backups-env.ts'
import { BackupError } from './failure.ts'

/** What the name of an encrypted backup ends in, and what its bytes begin with: a file of age, which `age --decrypt` reads too. */
export const ENCRYPTED = '.age'
const MAGIC = 'age-encryption.org/v1'

/** A key as the environment names it, read: words that people know, or the identity of an age key. */
export type BackupKey = { passphrase: string } | { identity: string }

/**
 * Reads the key of the environment; null where backups are not encrypted. A key file holds an age identity (AGE-SECRET-KEY-1…,
 * as age-keygen writes it) or a passphrase.
 * @throws BackupError where the file cannot be read, or holds too little
 */
export async function readKey(key: BackupsEnv['key']): Promise<BackupKey | null> {
  if (key === null || 'passphrase' in key) return key
  const text = await readFile(key.file, 'utf8').catch((cause: unknown) => {
    throw new BackupError(`The key of backups cannot be read: ${key.file}.`, { cause })
  })
  const identity = /^AGE-SECRET-KEY-1\S+$/m.exec(text)?.[0]
  if (identity) return { identity }
  const passphrase = text.trim()
  if (passphrase.length < 12)
    throw new BackupError(`The key of backups in ${key.file} is too short: at least 12 characters.`)
  return { passphrase }
}

/** Encrypts a file into another one, which only its owner reads. */
export async function encryptFile(from: string, to: string, key: BackupKey): Promise<void> {
  const encrypter = new Encrypter()
  if ('identity' in key) encrypter.addRecipient(await identityToRecipient(key.identity))
  else encrypter.setPassphrase(key.passphrase)
  await write(to, await encrypter.encrypt(streamOf(from) as never))
}

/** Whether a file is an encrypted backup, by what it begins with. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0)
    return buffer.subarray(0, bytesRead).toString('latin1') === MAGIC
  } finally {
    await handle.close()
  }
}

/**
 * Decrypts a file into another one.
 * @throws BackupError where the key is another one, or the file is not as it was written
 */
export async function decryptFile(from: string, to: string, key: BackupKey | null): Promise<void> {
  if (!key)
    throw new BackupError(
      'The backup is encrypted: set BACKUP_PASSPHRASE or BACKUP_KEY_FILE to what it was encrypted with.',
    )
  const decrypter = new Decrypter()
  if ('identity' in key) decrypter.addIdentity(key.identity)
  else decrypter.addPassphrase(key.passphrase)
  try {
    await write(to, await decrypter.decrypt(streamOf(from) as never))
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).code === 'string') throw error
    const { message } = error as Error
    throw new BackupError(
      /no identity matched/.test(message)
        ? 'The backup was encrypted with another key.'
        : `The backup is damaged: ${message}.`,
      { cause: error },
    )
  }
}

const streamOf = (file: string) => Readable.toWeb(createReadStream(file, { highWaterMark: 2 ** 20 }))

async function write(file: string, stream: unknown): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    for await (const chunk of stream as ReadableStream<Uint8Array>) await handle.writeFile(chunk)
    await handle.sync()
  } catch (error) {
    await rm(file, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}
