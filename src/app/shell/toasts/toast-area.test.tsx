import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { toast } from 'react-toastify/unstyled'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadClubTexts, startI18n } from '@/lib/i18n/setup'
import { showToast } from '@/lib/toast'
import { ToastArea } from './toast-area'

beforeAll(async () => {
  await startI18n('en')
  await loadClubTexts()
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
})
