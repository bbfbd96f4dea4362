import type { LoaderFunctionArgs } from 'react-router'
import { queryClient } from '@/lib/query/query-client'
import { schoolOptionQueries } from '@/features/schools/api/school-options'
import { adminOverviewQueries } from './api/overview'
import { adminUserQueries } from './api/users'
import { userFilterSchema } from './model/user-filter'

/** The people list for the filter in the address; schools are fetched beside it for the first click. */
export async function userList({ request }: LoaderFunctionArgs) {
  const search = Object.fromEntries(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(schoolOptionQueries.list())
  await queryClient.prefetchQuery(adminUserQueries.list(userFilterSchema.parse(search)))
  return null
}

/** Both parts of the landing page at once. */
export async function adminOverview() {
  await Promise.all([
    queryClient.prefetchQuery(adminOverviewQueries.waiting()),
    queryClient.prefetchQuery(adminOverviewQueries.figures()),
  ])
  return null
}
