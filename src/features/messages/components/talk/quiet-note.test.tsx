import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { childrenQuietQueries } from '@/features/schools/api/children-quiet'
import { loadNamespaces, startI18n } from '@/lib/i18n/setup'
import { queryClient } from '@/lib/query/query-client'
import { QuietNote } from './quiet-note'

afterEach(() => vi.useRealTimers())

async function renderAt(now: string, zone: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  await startI18n('en')
  await loadNamespaces(['messages'])
  queryClient.setQueryData(childrenQuietQueries.of('school').queryKey, {
    id: 'school',
    updated_at: now,
    time_zone: zone,
    children_quiet_from: '21:00:00',
    children_quiet_until: '07:00:00',
  })
  render(
    <QueryClientProvider client={queryClient}>
      <QuietNote schoolId="school" zone={zone} />
    </QueryClientProvider>,
  )
}

test('who writes at night is told that the phones of the children stay silent', async () => {
  await renderAt('2026-12-01T22:30:00Z', 'Europe/Berlin')
  expect(screen.getByRole('note')).toHaveTextContent(
    'Quiet until 07:00: your message arrives, the children’s phones stay silent.',
  )
})

test('on the clock of the school', async () => {
  await renderAt('2026-12-01T22:30:00Z', 'America/New_York')
  expect(screen.queryByRole('note')).toBeNull()
})
