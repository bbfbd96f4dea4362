import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadNamespaces, startI18n } from '@/lib/i18n/setup'
import { renderShared } from '@/test/render-shared'
import { RepairNotice } from './repair-notice'

test('what was mended is listed until one has read it', async () => {
  await startI18n('en')
  await loadNamespaces(['animator', 'scene'])
  const { user } = await renderShared(
    <RepairNotice
      repairs={[
        { kind: 'older', count: 1 },
        { kind: 'object', count: 2 },
      ]}
    />,
  )
  const list = screen.getByRole('list', { name: 'What was mended' })
  const words = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(words).toHaveLength(2)
  expect(words.join()).not.toContain('scene:')
  await user.click(screen.getByRole('button', { name: 'Got it' }))
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})
