import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/errors'
import { startI18n } from '@/lib/i18n/setup'
import { renderApp } from '@/test/render-app'
import { PageError } from '../router/route-error'

beforeAll(() => startI18n('en'))

function renderFailure(error: unknown) {
  const routes = [
    {
      path: '/',
      loader: () => Promise.reject(error),
      element: null,
      hydrateFallbackElement: <p>wait</p>,
      ErrorBoundary: PageError,
    },
  ]
  return render(<RouterProvider router={createMemoryRouter(routes)} />)
}

describe('error pages', () => {
  it('answers an unknown address inside the layout', async () => {
    await renderApp('/nowhere', { as: 'coach' })
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    expect(screen.getByText('Status 404')).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(document.title).toBe('Page not found · Touchline')
  })

  it('takes a missing row as a missing page', async () => {
    renderFailure(new AppError('not_found'))
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  })

  it('says "Internal Server Error" with status 500 for anything else', async () => {
    renderFailure(new AppError('unavailable'))
    expect(await screen.findByRole('heading', { name: 'Internal Server Error' })).toBeVisible()
    expect(screen.getByText('Status 500')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('names the settings that are missing', async () => {
    renderFailure(new AppError('setup_missing', { detail: 'VITE_SUPABASE_URL' }))
    expect(await screen.findByText(/VITE_SUPABASE_URL/)).toBeVisible()
  })

  it('shows bots nothing', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (compatible; Googlebot/2.1)',
    )
    const { container } = renderFailure(new AppError('unavailable'))
    await waitFor(() => expect(container).toBeEmptyDOMElement())
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
