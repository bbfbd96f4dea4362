import type { LoaderFunctionArgs } from 'react-router'
import { loadSession } from '@/features/session/api/session-store'
import { fetchCatalogue, type Catalogue } from './api/catalogue'

/** The shop the address names, else that of the reader's own club; apart from the other loaders, which bring libraries. */
export async function loadCatalogue({ request }: LoaderFunctionArgs): Promise<Catalogue> {
  const session = await loadSession()
  const own = session?.profile ? session.held_roles.map(({ school_id }) => school_id) : []
  return fetchCatalogue(new URL(request.url).searchParams.get('shop'), own)
}
