/** Addresses of public pictures, on the host of this build's own project and no other. */
import { readEnv } from '@/lib/env'

const publicPath = /\/storage\/v1\/object\/public\/[^?#]+$/

/**
 * The stored address with the own project's host: the database knows the path of a picture, not its host, and no
 * other host may learn who looks at whom. Addresses made in this page (`blob:`, `data:`) stay; anything else is null.
 */
export function toOwnAddress(address: string | null | undefined): string | null {
  if (!address) return null
  if (/^(?:blob|data):/.test(address)) return address
  const path = publicPath.exec(address)?.[0]
  return path ? readEnv().supabaseUrl.replace(/\/$/, '') + path : null
}
