import { userQueries } from '@/features/people/api/user-api'
import { fetchRoleRequest } from '@/features/session/api/role-request-api'
import { loadSession } from '@/features/session/api/session-store'
import { queryClient } from '@/lib/query/query-client'
import { academyQueries } from './api/academy/academy'
import { consentTextQueries } from '@/features/people/api/consent-texts'
import { dataSubjectQueries } from './api/data/data-subjects'
import { erasureQueries } from './api/data/erasure-requests'
import { preferenceQueries } from './api/notification-preferences'
import { authenticatorQueries } from './api/security/authenticators'
import { sessionQueries } from './api/security/sessions'
import { ownerProfileQueries } from '@/features/people/api/owner-profiles'

/** The own row, and for somebody without a role what became of the request. */
export async function loadAccount() {
  const session = await loadSession()
  if (!session?.profile) return null
  const [request] = await Promise.all([
    session.profile.role ? null : fetchRoleRequest(session.user.id),
    queryClient.ensureQueryData(userQueries.own(session.user.id)),
  ])
  return request
}

/** The own row is there when the page stands; what a role adds may follow. */
export async function loadProfile() {
  const session = await loadSession()
  if (session) await queryClient.prefetchQuery(userQueries.own(session.user.id))
  return null
}

export async function loadNotifications() {
  const session = await loadSession()
  if (session) await queryClient.prefetchQuery(preferenceQueries.own(session.user.id))
  return null
}

/** Everything at once: the parts of the page would otherwise wait for one another. */
export async function loadData() {
  const session = await loadSession()
  if (!session) return null
  const { id } = session.user
  await Promise.all([
    queryClient.prefetchQuery(userQueries.own(id)),
    queryClient.prefetchQuery(dataSubjectQueries.of(id)),
    queryClient.prefetchQuery(consentTextQueries.all()),
    queryClient.prefetchQuery(erasureQueries.own(id)),
  ])
  return null
}

export async function loadSecurity() {
  const session = await loadSession()
  if (!session) return null
  const { id } = session.user
  await Promise.all([
    queryClient.prefetchQuery(authenticatorQueries.own(id)),
    queryClient.prefetchQuery(sessionQueries.own(id)),
  ])
  return null
}

/** Profile and school as they are now: what is compared on saving is what was shown. */
export async function loadAcademy() {
  const session = await loadSession()
  if (!session) return null
  const { id } = session.user
  await Promise.all([
    queryClient.prefetchQuery(userQueries.own(id)),
    queryClient.prefetchQuery(ownerProfileQueries.own(id)),
    queryClient.prefetchQuery({ ...academyQueries.owned(id), staleTime: 0 }),
  ])
  return null
}
