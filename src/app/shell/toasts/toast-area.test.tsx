import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { toast } from 'react-toastify/unstyled'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadMemberTexts, startI18n } from '@/lib/i18n/setup'
import { showToast } from '@/lib/toast'
import { ToastArea } from './toast-area'

beforeAll(async () => {
  await startI18n('en')
  await loadMemberTexts()
})
afterEach(() => act(() => toast.dismiss()))

describe('the toast area', () => {
  it('translates and shows what was said, also before it was there', async () => {
    showToast('error', 'errors:offline')
    render(<ToastArea />)
    expect(await screen.findByText(/No connection/)).toBeVisible()
    act(() => showToast('success', 'common:app.close', { style: 'compact' }))
    expect(await screen.findByText('Close')).toBeVisible()
  })

  it('offers one action', async () => {
    const run = vi.fn()
    render(<ToastArea />)
    act(() =>
      showToast('info', 'common:app.new_version', { action: { label: 'common:app.reload', run } }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Reload' }))
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('lets a toast with an action leave like any other', async () => {
    render(<ToastArea />)
    const run = vi.fn()
    act(() =>
      showToast('info', 'common:app.reload', { action: { label: 'common:app.close', run } }),
    )
    act(() =>
      showToast('info', 'common:app.loading', {
        style: 'compact',
        action: { label: 'common:app.close', run },
      }),
    )
    await screen.findByText('Reload')
    expect(readTime('Reload')).toBe('5000ms')
    expect(readTime('Loading...')).toBe('4000ms')
  })

  it('shows the newest word about a subject in place of the one before', async () => {
    render(<ToastArea />)
    const about = { style: 'compact', subject: 'answer' } as const
    act(() => showToast('success', 'common:app.close', about))
    await screen.findByText('Close')
    act(() => showToast('success', 'common:app.reload', about))
    expect(await screen.findByText('Reload')).toBeVisible()
    expect(screen.queryByText('Close')).toBeNull()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  it.each([
    ['stack', 20],
    ['compact', 3],
  ] as const)(
    'makes room in the style %s: at most %i, the newest among them',
    async (style, most) => {
      render(<ToastArea />)
      const subjects = Array.from({ length: most + 1 }, (_, index) => `s${index}`)
      const showInfo = (subject: string) =>
        act(() => showToast('info', 'common:app.reload', { style, subject }))
      for (const subject of subjects.slice(0, most)) showInfo(subject)
      await waitFor(() => expect(screen.getAllByText('Reload')).toHaveLength(most))
      act(() => showToast('info', 'common:app.close', { style }))
      await waitFor(() => {
        // there are no animations here: what leaves has left
        for (const leaving of document.querySelectorAll('.Toastify__toast:not([role])')) {
          fireEvent.animationEnd(leaving)
        }
        expect(screen.getByText('Close')).toBeVisible()
      })
      expect(screen.getAllByText('Reload')).toHaveLength(most - 1)
    },
  )
})

/** How long the bar of a toast runs, at whose end it leaves. */
function readTime(text: string): string {
  const toasts = [...document.querySelectorAll('.Toastify__toast')]
  const bar = toasts
    .find(({ textContent }) => textContent?.includes(text))
    ?.querySelector('.Toastify__progress-bar--animated')
  return bar instanceof HTMLElement ? bar.style.animationDuration : 'none'
}
