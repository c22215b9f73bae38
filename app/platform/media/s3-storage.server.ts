import { AwsClient } from 'aws4fetch'
import { StorageAway } from './storage.ts'
import type { MediaStorage } from './storage.ts'

/** Where files are kept in a storage that speaks S3. */
export type S3Place = {
  /** Without a trailing slash; the bucket is the first step of the path. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Where everybody may read the bucket, without a trailing slash; unset, files are passed on by us. */
  publicUrl: string | undefined
}

/** One call to the storage, in ms, its whole body included. */
const CALL_MS = 15_000

/** Keeps files below `uploads/` of a bucket. */
export function s3Storage(place: S3Place, callMs: number = CALL_MS): MediaStorage {
  const { endpoint, bucket, publicUrl, region, accessKeyId, secretAccessKey } = place
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 })
  const address = (name: string) => `${endpoint}/${bucket}/uploads/${name}`

  /** @throws StorageAway for any answer but those expected */
  async function call<T>(
    name: string,
    init: RequestInit,
    expected: readonly number[],
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const method = init.method ?? 'GET'
    try {
      const signal = AbortSignal.timeout(callMs)
      const response = await client.fetch(address(name), { ...init, signal })
      if (!expected.includes(response.status)) throw new Error(`status ${response.status}`)
      return await read(response)
    } catch (error) {
      throw new StorageAway(`the storage failed to ${method} ${name} in the bucket ${bucket}`, {
        cause: error,
      })
    }
  }
  const drop = async (response: Response): Promise<void> => {
    await response.body?.cancel()
  }

  return {
    put: (name, bytes, type) =>
      call(
        name,
        {
          method: 'PUT',
          body: new Uint8Array(bytes),
          headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' },
        },
        [200, 201, 204],
        drop,
      ),
    get: (name) =>
      call(name, {}, [200, 404], async (response) => {
        if (response.status === 200) return new Uint8Array(await response.arrayBuffer())
        await drop(response)
        return null
      }),
    remove: (name) => call(name, { method: 'DELETE' }, [200, 202, 204, 404], drop),
    publicAddress: (name) => (publicUrl ? `${publicUrl}/uploads/${name}` : null),
  }
}
