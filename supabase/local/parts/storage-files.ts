/** Keeps uploaded files in a folder, with their type and cache rule beside them in a JSON file. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface StoredMeta {
  mimetype: string
  cacheControl: string
}

interface ObjectMetadata extends StoredMeta {
  contentLength: number
  size: number
  eTag: string
  lastModified: Date
  httpStatusCode: number
}

type FileBody = ReadableStream | Buffer | Uint8Array

/** Shaped like the storage adapter of @supabase/lite. File names are hashes, so no path can leave the folder. */
export function createFileStorage(folder: string) {
  const getPath = (bucket: string, key: string) =>
    join(folder, createHash('sha256').update(`${bucket}/${key}`).digest('hex'))

  async function read(bucket: string, key: string) {
    const path = getPath(bucket, key)
    const [body, meta, info] = await Promise.all([
      readFile(path),
      readFile(`${path}.json`, 'utf8'),
      stat(path),
    ])
    const stored: StoredMeta = JSON.parse(meta)
    return { body, metadata: describe(body, stored, info.mtime) }
  }

  async function write(bucket: string, key: string, body: Buffer, meta: StoredMeta) {
    const path = getPath(bucket, key)
    await mkdir(folder, { recursive: true })
    await writeFile(path, body)
    await writeFile(`${path}.json`, JSON.stringify(meta))
    return describe(body, meta, new Date())
  }

  async function remove(bucket: string, key: string) {
    const path = getPath(bucket, key)
    await rm(path, { force: true })
    await rm(`${path}.json`, { force: true })
  }

  return {
    driver: null,
    async getObject(bucket: string, key: string) {
      const { body, metadata } = await read(bucket, key)
      return { metadata, httpStatusCode: 200, body }
    },
    async uploadObject(
      bucket: string,
      key: string,
      _version: string | undefined,
      body: FileBody,
      mimetype: string,
      cacheControl: string,
    ) {
      return write(bucket, key, await toBuffer(body), { mimetype, cacheControl })
    },
    async deleteObject(bucket: string, key: string) {
      await remove(bucket, key)
    },
    async deleteObjects(bucket: string, keys: string[]) {
      await Promise.all(keys.map((key) => remove(bucket, key)))
    },
    async copyObject(
      fromBucket: string,
      from: string,
      _version: string | undefined,
      toBucket: string,
      to: string,
    ) {
      const { body, metadata } = await read(fromBucket, from)
      return write(toBucket, to, body, metadata)
    },
    async headObject(bucket: string, key: string) {
      return (await read(bucket, key)).metadata
    },
    async privateAssetUrl(bucket: string, key: string) {
      return `file://${getPath(bucket, key)}`
    },
  }
}

function describe(body: Buffer, meta: StoredMeta, lastModified: Date): ObjectMetadata {
  const eTag = `"${createHash('md5').update(body).digest('hex')}"`
  const { mimetype, cacheControl } = meta
  const length = body.byteLength
  return {
    mimetype,
    cacheControl,
    contentLength: length,
    size: length,
    eTag,
    lastModified,
    httpStatusCode: 200,
  }
}

async function toBuffer(body: FileBody): Promise<Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body)
  return Buffer.from(await new Response(body).arrayBuffer())
}
