/** Signs a persona or an account of the test's own in with the real auth service, or out; nothing happens for who is here already. */
import { signIn } from '@/features/session/api/auth-api'
import { getSession, signOut } from '@/features/session/api/session-store'
import { personas, type Persona } from './personas'

export interface Account {
  email: string
  password: string
}

export async function signInAs(who: Persona | Account): Promise<void> {
  const person = typeof who === 'string' ? personas[who] : who
  const present = getSession()?.user.email ?? null
  if (present === (person?.email ?? null)) return
  if (present) await signOut()
  if (person) await signIn(person.email, person.password)
}
