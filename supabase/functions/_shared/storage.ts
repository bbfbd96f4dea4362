/** The few calls to the storage API that functions need, made as service role. */

export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}

export interface FileStorage {
  /** Null when there is no such file. */
  download(bucket: string, name: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Repeated, it writes the same file again. */
  upload(bucket: string, name: string, file: StoredFile): Promise<void>
  /** Files that are gone already are no error. */
  remove(bucket: string, names: string[]): Promise<void>
}

export function createStorage(url: string, serviceKey: string): FileStorage {
  const keys = { apikey: serviceKey, authorization: `Bearer ${serviceKey}` }
  const toAddress = (bucket: string, name: string) =>
    `${url}/storage/v1/object/${bucket}/${name.split('/').map(encodeURIComponent).join('/')}`

  async function refuse(response: Response): Promise<never> {
    throw new Error(`The storage answered ${response.status}: ${await response.text()}`)
  }

  return {
    async download(bucket, name) {
      const response = await fetch(toAddress(bucket, name), { headers: keys })
      if (response.ok) return new Uint8Array(await response.arrayBuffer())
      // Hosted storage says 400 with a 404 inside.
      const text = await response.text()
      if (response.status === 404 || /not.?found/i.test(text)) return null
      throw new Error(`The storage answered ${response.status}: ${text}`)
    },
    async upload(bucket, name, { bytes, type }) {
      const response = await fetch(toAddress(bucket, name), {
        method: 'POST',
        headers: {
          ...keys,
          'content-type': type,
          'cache-control': 'max-age=3600',
          'x-upsert': 'true',
        },
        body: bytes,
      })
      if (!response.ok) await refuse(response)
      await response.body?.cancel()
    },
    async remove(bucket, names) {
      const response = await fetch(`${url}/storage/v1/object/${bucket}`, {
        method: 'DELETE',
        headers: { ...keys, 'content-type': 'application/json' },
        body: JSON.stringify({ prefixes: names }),
      })
      if (!response.ok) await refuse(response)
      await response.body?.cancel()
    },
  }
}
