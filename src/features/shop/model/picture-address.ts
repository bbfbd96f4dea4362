/** Where a product's picture lies: the bucket `products`, else a drawing of its kind. */
import { readEnv } from '@/lib/env'
import type { Category } from './catalogue'

export function toPictureAddress(path: string | null | undefined, category: Category): string {
  return path
    ? `${readEnv().supabaseUrl}/storage/v1/object/public/products/${path}`
    : `/goods/${category}.svg`
}
