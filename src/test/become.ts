/** Signs a persona in with the real auth service, or out; nothing happens for who is here already. */
import { signIn } from '@/features/session/api/auth-api'
import { getSession, signOut } from '@/features/session/api/session-store'
import { personas, type Persona } from './personas'

export async function become(persona: Persona): Promise<void> {
  const person = personas[persona]
  const present = getSession()?.user.email ?? null
  if (present === (person?.email ?? null)) return
  if (present) await signOut()
  if (person) await signIn(person.email, person.password)
}
