/** A school of one test alone, with an owner who signed up for real. */
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from './create-client-for'
import { createPerson } from './create-person'
import { personas } from './personas'

/** `country`: whose association's rules its teams play by. */
export async function createOwnSchool(country = 'DE') {
  const name = `FC Own ${crypto.randomUUID().slice(0, 6)}`
  const { client: admin } = await createClientFor(personas.admin)
  const { id } = await unwrap(admin.from('schools').insert({ name, country }).select('id').single())
  const owner = await createPerson('owner', { first_name: 'Olga', last_name: 'Own' }, id)
  return { id, name, owner }
}
