/** Open shops and what they offer, read as a visitor and without the Supabase client: part of a visitor's first load. */
import { readEnv } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { parseOffers, parseShops, type Offer, type Shop } from '../model/catalogue'

export interface Catalogue {
  shops: Shop[]
  /** The shop one looks at; null where there is none, or none of several was chosen. */
  shop: Shop | null
  offers: Offer[]
}

/** `wanted`: the school whose shop the address names; `own`: schools the reader belongs to. Throws AppError. */
export async function fetchCatalogue(
  wanted: string | null,
  own: readonly (string | null)[],
): Promise<Catalogue> {
  const shops = parseShops(
    await ask('shops?select=school_id,title&is_open=is.true&order=title&limit=200'),
  )
  const chosen = wanted
    ? shops.find(({ id }) => id === wanted)
    : (shops.find(({ id }) => own.includes(id)) ?? (shops.length === 1 ? shops[0] : null))
  if (!chosen) return { shops, shop: null, offers: [] }
  const offers = await ask(
    `products?select=id,name,category,price_cents,image_paths,sizes:product_variants(price_cents,stock)&school_id=eq.${chosen.id}&status=eq.published&sizes.archived_at=is.null&order=position,name&limit=500`,
  )
  return { shops, shop: chosen, offers: parseOffers(offers) }
}

/** A request that fails is the page's failure, which offers to try again. */
async function ask(query: string): Promise<unknown> {
  const { supabaseUrl, supabaseKey } = readEnv()
  const answer = await fetch(`${supabaseUrl}/rest/v1/${query}`, {
    headers: { apikey: supabaseKey },
  })
  if (!answer.ok) throw new AppError('unavailable', { detail: String(answer.status) })
  return answer.json()
}
