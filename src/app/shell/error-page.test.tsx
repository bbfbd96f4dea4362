import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
  const router = createMemoryRouter(routes)
  return { router, ...render(<RouterProvider router={router} />) }
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

  it('says that there is no connection instead, and loads the page again when it is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { router } = renderFailure(new TypeError('Failed to fetch dynamically imported module'))
    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeVisible()
    expect(screen.queryByText(/^Status/)).toBeNull()
    const go = vi.spyOn(router, 'navigate')
    window.dispatchEvent(new Event('online'))
    expect(go).toHaveBeenCalledWith(0)
    vi.restoreAllMocks()
  })

  it.each([
    new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
    new TypeError('error loading dynamically imported module: /assets/a.js'),
    new TypeError('Importing a module script failed.'),
    new Error('Unable to preload CSS for /assets/a.css'),
  ])(
    'blames neither the server nor the network for a file that was not to be had: $message',
    async (error) => {
      const { router } = renderFailure(error)
      expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeVisible()
      expect(screen.queryByText(/^Status/)).toBeNull()
      const go = vi.spyOn(router, 'navigate')
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(go).toHaveBeenCalledWith(0)
      vi.restoreAllMocks()
    },
  )

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
