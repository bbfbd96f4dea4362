import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startI18n } from '@/lib/i18n/setup'
import { quietly } from '@/lib/router/quiet-navigation'
import { LoadingOverlay } from './loading-overlay'

let finish: () => void

function Frame() {
  return (
    <>
      <LoadingOverlay />
      <Outlet />
    </>
  )
}

function renderFrame() {
  const load = () => new Promise<null>((resolve) => (finish = () => resolve(null)))
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/', element: 'home' },
          { path: '/slow', element: 'slow', loader: load },
          { path: '/slower', element: 'slower', loader: load },
        ],
      },
    ],
    { initialEntries: ['/'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

beforeAll(() => startI18n('en'))
beforeEach(() => {
  vi.useFakeTimers()
})

async function go(router: ReturnType<typeof renderFrame>, to: string): Promise<void> {
  await act(async () => void router.navigate(to))
}

async function finishLoading(): Promise<void> {
  await act(async () => finish())
}

async function wait(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

describe('the loading overlay', () => {
  it('shows during a route change and stays 200 ms after it', async () => {
    const router = renderFrame()
    expect(screen.queryByRole('status')).toBeNull()
    await go(router, '/slow')
    expect(screen.getByRole('status')).toHaveTextContent('Loading...')
    await finishLoading()
    expect(screen.getByText('slow')).toBeVisible()
    // what has not begun to show by now stays unseen
    expect(screen.getByRole('status')).toHaveAttribute('data-over', 'ending')
    await wait(199)
    expect(screen.getByRole('status')).toBeVisible()
    await wait(1)
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('stays quiet when only the search parameters change', async () => {
    const router = renderFrame()
    await go(router, '/slow')
    await finishLoading()
    await wait(200)
    await go(router, '/slow?page=2')
    expect(screen.queryByRole('status')).toBeNull()
    await finishLoading()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('stays quiet when what is on screen only gets its lasting address', async () => {
    const router = renderFrame()
    await act(async () => void router.navigate('/slow', { state: quietly }))
    expect(screen.queryByRole('status')).toBeNull()
    await finishLoading()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('does not blink when the next change begins within the 200 ms', async () => {
    const router = renderFrame()
    await go(router, '/slow')
    await finishLoading()
    await wait(100)
    await go(router, '/slower')
    await wait(150)
    expect(screen.getByRole('status')).toBeVisible()
    await finishLoading()
    await wait(199)
    expect(screen.getByRole('status')).toBeVisible()
    await wait(1)
    expect(screen.queryByRole('status')).toBeNull()
  })
})
