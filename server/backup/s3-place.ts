import { createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { Parser } from 'htmlparser2'
import type { BackupPlaceEnv } from './backups-env.ts'
import { BackupError } from './failure.ts'
import { madeAt } from './keep.ts'
import type { BackupPlace, KeptBackup } from './place.ts'

/** What is sent at once, in bytes: 10,000 parts, as many as S3 takes, are 160 GB. */
const PART_BYTES = 16 * 2 ** 20
/** One call, its whole body included, in ms. */
const CALL_MS = 300_000

/** Keeps backups in a bucket, in parts of 16 MB. @param partBytes another size for tests */
export function s3Place(
  { s3, prefix }: Extract<BackupPlaceEnv, { prefix: string }>,
  partBytes: number = PART_BYTES,
): BackupPlace {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const base = `${endpoint}/${bucket}`
  const address = (name: string) => `${base}/${prefix}${name}`

  async function call(url: string, init: RequestInit, expected = [200]): Promise<Response> {
    const method = init.method ?? 'GET'
    const { pathname } = new URL(url)
    const answer = await client
      .fetch(url, { ...init, signal: AbortSignal.timeout(CALL_MS) })
      .catch((cause: unknown) => {
        throw new BackupError(`The storage of backups does not answer (${method} ${pathname}).`, { cause })
      })
    if (expected.includes(answer.status)) return answer
    await answer.body?.cancel()
    // A list and a new file ask nothing of the bucket but that it is there.
    if (answer.status === 404 && (url.startsWith(`${base}?`) || url.endsWith('?uploads')))
      throw new BackupError(
        `There is no bucket ${bucket} at ${endpoint}: make it, or name another one in BACKUP_TO.`,
      )
    throw new BackupError(`The storage of backups answers ${answer.status} to ${method} ${pathname}.`)
  }

  async function putInParts(file: string, name: string): Promise<void> {
    const url = address(name)
    const started = await (await call(`${url}?uploads`, { method: 'POST' })).text()
    const id = textsOf(started, 'UploadId')[0]
    if (!id) throw new BackupError('The storage of backups takes no files in parts.')
    const of = `uploadId=${encodeURIComponent(id)}`
    const handle = await open(file, 'r')
    try {
      const tags: string[] = []
      for (;;) {
        const part = Buffer.alloc(partBytes)
        const { bytesRead } = await handle.read(part, 0, partBytes, tags.length * partBytes)
        if (bytesRead === 0) break
        const sent = await call(`${url}?partNumber=${tags.length + 1}&${of}`, {
          method: 'PUT',
          body: part.subarray(0, bytesRead),
        })
        await sent.body?.cancel()
        tags.push(sent.headers.get('etag') ?? '')
      }
      const list = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
      const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`
      const done = await (await call(`${url}?${of}`, { method: 'POST', body })).text()
      // It may answer 200 first and fail then.
      if (textsOf(done, 'Code').length > 0)
        throw new BackupError(`The storage of backups could not put ${name} together.`)
    } catch (error) {
      await call(`${url}?${of}`, { method: 'DELETE' }, [200, 204, 404]).catch(() => undefined)
      throw error
    } finally {
      await handle.close()
    }
  }

  return {
    name: `s3://${bucket}/${prefix}`,
    async put(file) {
      const name = basename(file)
      const { size } = await stat(file)
      await putInParts(file, name)
      const head = await call(address(name), { method: 'HEAD' })
      if (Number(head.headers.get('content-length')) !== size)
        throw new BackupError(`The storage of backups holds ${name} with another size.`)
    },
    async list() {
      const found: KeptBackup[] = []
      for (let next: string | undefined = ''; next !== undefined;) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(next ? { 'continuation-token': next } : {}),
        })
        const xml = await (await call(`${base}?${query.toString()}`, {})).text()
        const sizes = textsOf(xml, 'Size')
        for (const [index, key] of textsOf(xml, 'Key').entries()) {
          const name = key.slice(prefix.length)
          const at = madeAt(name)
          if (at) found.push({ name, at, bytes: Number(sizes[index] ?? 0) })
        }
        next = textsOf(xml, 'NextContinuationToken')[0]
      }
      return found
    },
    async fetch(name, to) {
      const answer = await call(address(name), {}, [200, 404])
      if (answer.status === 404 || !answer.body) {
        await answer.body?.cancel()
        throw new BackupError(`There is no backup ${name} in s3://${bucket}/${prefix}.`)
      }
      await pipeline(
        Readable.fromWeb(answer.body as ReadableStream<Uint8Array>),
        createWriteStream(to, { mode: 0o600, flags: 'wx' }),
      )
    },
    async remove(name) {
      const answer = await call(address(name), { method: 'DELETE' }, [200, 202, 204, 404])
      await answer.body?.cancel()
    },
  }
}

/** What stands in every element of a name, in order. */
function textsOf(xml: string, name: string): string[] {
  const texts: string[] = []
  let isWithin = false
  const parser = new Parser(
    {
      onopentagname(tag) {
        isWithin = tag === name
        if (isWithin) texts.push('')
      },
      ontext(text) {
        if (isWithin) texts.push((texts.pop() ?? '') + text)
      },
      onclosetag: () => void (isWithin = false),
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return texts
}
