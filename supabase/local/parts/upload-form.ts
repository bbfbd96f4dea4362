/**
 * In a browser storage-js sends a file as a form with a nameless field; @supabase/lite wants the bytes themselves
 * (and a form only under the name `file`). Turns the first into the second.
 */
export async function unwrapUpload(request: Request): Promise<Request> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return request
  const form = await request.formData()
  const file = [...form.values()].find((value) => value instanceof File)
  if (!file)
    return new Request(request.url, { method: request.method, headers: request.headers, body: '' })

  const headers = new Headers(request.headers)
  const cacheSeconds = form.get('cacheControl')
  const metadata = form.get('metadata')
  const bytes = await file.arrayBuffer()
  headers.set('content-type', file.type || 'application/octet-stream')
  headers.set('content-length', String(bytes.byteLength))
  if (typeof cacheSeconds === 'string') headers.set('cache-control', `max-age=${cacheSeconds}`)
  if (typeof metadata === 'string') {
    headers.set('x-metadata', Buffer.from(metadata).toString('base64'))
  }
  return new Request(request.url, { method: request.method, headers, body: bytes })
}
