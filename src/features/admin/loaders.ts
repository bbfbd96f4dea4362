import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { toAppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { readSearch, requireFound, requireId } from '@/lib/router/loader'
import { createNotFound } from '@/lib/router/page'
import { readUrlState } from '@/shared/hooks/url-state'
import { planQueries } from '@/features/billing/api/plans'
import { schoolOptionQueries } from '@/features/schools/api/school-options'
import { accountQueries } from './api/accounts'
import { invitationQueries } from './api/invitations'
import { adminOverviewQueries } from './api/overview'
import { adminSchoolQueries } from './api/schools'
import { adminSubscriptionQueries } from './api/subscriptions'
import { adminUserQueries } from './api/users'
import { viewAsQueries } from './api/view-as'
import { schoolFilterSchema } from './model/school-filter'
import { subscriptionFilterSchema } from './model/subscriptions/subscription-filter'
import { userFilterSchema } from './model/user-filter'

/** The people list for the filter in the address; schools are fetched beside it for the first click. */
export async function loadUserList({ request }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(schoolOptionQueries.list())
  const filter = readUrlState(userFilterSchema, readSearch(request))
  await queryClient.prefetchQuery(adminUserQueries.list(filter))
  return null
}

export async function loadSchoolList({ request }: LoaderFunctionArgs) {
  const filter = readUrlState(schoolFilterSchema, readSearch(request))
  await queryClient.prefetchQuery(adminSchoolQueries.list(filter))
  return null
}

/** Both parts of the landing page at once. */
export async function loadAdminOverview() {
  await Promise.all([
    queryClient.prefetchQuery(adminOverviewQueries.waiting()),
    queryClient.prefetchQuery(adminOverviewQueries.figures()),
  ])
  return null
}

export async function loadInvitations() {
  await Promise.all([
    queryClient.prefetchQuery(schoolOptionQueries.list()),
    queryClient.prefetchQuery(invitationQueries.open()),
  ])
  return null
}

export async function loadAccount({ params, request }: LoaderFunctionArgs) {
  await requireFound(request, queryClient.fetchQuery(accountQueries.details(params.id ?? '')))
  return null
}

/** To change it, it is read anew: what is compared on saving is what was shown. */
export async function loadAccountToEdit({ params, request }: LoaderFunctionArgs) {
  const query = accountQueries.details(params.id ?? '')
  await requireFound(request, queryClient.fetchQuery({ ...query, staleTime: 0 }))
  return null
}

export async function loadSchool({ params, request }: LoaderFunctionArgs) {
  await requireFound(request, queryClient.fetchQuery(adminSchoolQueries.details(params.id ?? '')))
  return null
}

export async function loadSchoolToEdit({ params, request }: LoaderFunctionArgs) {
  const query = adminSchoolQueries.details(params.id ?? '')
  await requireFound(request, queryClient.fetchQuery({ ...query, staleTime: 0 }))
  return null
}

/** A view that was closed, ran out or is somebody else's is not found. */
export async function loadViewAs({ params, request }: LoaderFunctionArgs) {
  const id = z.coerce.number().int().min(1).safeParse(params.id)
  if (!id.success) throw createNotFound(request)
  try {
    const query = viewAsQueries.view(id.data)
    await requireFound(request, queryClient.fetchQuery({ ...query, staleTime: 0 }))
  } catch (error) {
    if (toAppError(error).detail === 'view_as_over') throw createNotFound(request)
    throw error
  }
  return null
}

export async function loadPlanList() {
  await queryClient.prefetchQuery(planQueries.all())
  return null
}

export async function loadPlan({ params, request }: LoaderFunctionArgs) {
  await requireFound(request, queryClient.fetchQuery(planQueries.details(params.id ?? '')))
  return null
}

export async function loadPlanToEdit({ params, request }: LoaderFunctionArgs) {
  const query = planQueries.details(params.id ?? '')
  await requireFound(request, queryClient.fetchQuery({ ...query, staleTime: 0 }))
  return null
}

export async function loadSubscriptionOverview() {
  await queryClient.prefetchQuery(adminSubscriptionQueries.figures())
  return null
}

export async function loadSubscriptionList({ request }: LoaderFunctionArgs) {
  const filter = readUrlState(subscriptionFilterSchema, readSearch(request))
  await queryClient.prefetchQuery(adminSubscriptionQueries.list(filter))
  return null
}

export async function loadSubscription(args: LoaderFunctionArgs) {
  const query = adminSubscriptionQueries.details(requireId(args))
  await requireFound(args.request, queryClient.fetchQuery(query))
  return null
}
