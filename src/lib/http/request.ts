/** The generic fetch wrapper of spec sections 8 and 9: which failures are tried again, and how often. */
import { AppError } from '@/lib/errors'

export const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504]
export const bodilessStatuses = [101, 204, 205, 304]
const methodsWithBody = ['POST', 'PUT', 'PATCH', 'DELETE']

export interface RequestOptions extends RequestInit {
  /** Further attempts after the first; default 0 for methods with a body, 1 otherwise. */
  retry?: number
}

/** Sends a request and answers its JSON (null for a status without body); throws AppError. */
export async function requestJson(url: string, options: RequestOptions = {}): Promise<unknown> {
  const { retry, ...init } = options
  const method = (init.method ?? 'GET').toUpperCase()
  let left = retry ?? (methodsWithBody.includes(method) ? 0 : 1)
  for (;;) {
    const response = await send(url, init)
    if (response && (response.ok || bodilessStatuses.includes(response.status))) {
      return bodilessStatuses.includes(response.status) ? null : await response.json()
    }
    const status = response?.status ?? 500
    if (left === 0 || !retriedStatuses.includes(status)) {
      throw new AppError(response ? 'unavailable' : 'offline', { detail: String(status) })
    }
    left -= 1
  }
}

async function send(url: string, init: RequestInit): Promise<Response | null> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    return null
  }
}
