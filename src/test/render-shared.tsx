/** Shows a shared component inside the real theme, texts and a router with two places. */
import type { ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Locale } from '@/lib/i18n/locale'
import { loadMemberTexts, startI18n } from '@/lib/i18n/setup'
import { queryClient } from '@/lib/query/query-client'
import { AppThemeProvider } from '@/shared/theme/app-theme-provider'
import { setUpPatientUser } from './patient-user'

interface RenderSharedOptions {
  path?: string
  locale?: Locale
}

export async function renderShared(
  element: ReactNode,
  { path = '/here', locale = 'en' }: RenderSharedOptions = {},
) {
  await startI18n(locale)
  await loadMemberTexts()
  const router = createMemoryRouter(
    [
      { path: '/here', element },
      { path: '/elsewhere', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [path] },
  )
  const user = setUpPatientUser()
  const view = render(
    <QueryClientProvider client={queryClient}>
      <AppThemeProvider env="test">
        <RouterProvider router={router} />
      </AppThemeProvider>
    </QueryClientProvider>,
  )
  return { ...view, router, user }
}
