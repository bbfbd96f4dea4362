/** What the repairs of auth have in common: reading a request, and answering in the words of hosted Auth. */
import { verifyToken } from '../tokens'

export type Send = (request: Request) => Promise<Response>

/** The fields of a JSON body; none where there is no such body. */
export async function readBody(message: Request | Response): Promise<Record<string, unknown>> {
  try {
    return Object(await message.clone().json())
  } catch {
    return {}
  }
}

export function readClaims(request: Request) {
  return verifyToken(request.headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? '')
}

export function refuse(status: number, error_code: string, msg: string): Response {
  return Response.json({ code: status, error_code, msg }, { status })
}

export function refuseForNow(seconds: number): Response {
  const msg = `For security purposes, you can only request this after ${seconds} seconds.`
  const response = refuse(429, 'over_request_rate_limit', msg)
  response.headers.set('Retry-After', String(seconds))
  return response
}
