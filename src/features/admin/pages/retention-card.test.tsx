import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { renderApp } from '@/test/render-app'

const riverside = '00000000-0000-4000-8000-000000000001'

test('an administrator sees what was erased of players who left', async () => {
  await renderApp(href(paths.admin.schools.details, { id: riverside }), { as: 'admin' })
  expect(await screen.findByRole('heading', { name: 'Records of players who left' })).toBeVisible()
  expect(screen.getByText('Nothing is waiting for a decision.')).toBeVisible()
  expect(screen.getByText('Erased. Entries: 7, files: 1')).toBeVisible()
})
