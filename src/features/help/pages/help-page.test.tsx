import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '@/test/render-app'

test('everything a role can read stands on one page, folded until it is asked for', async () => {
  const { user } = await renderApp('/help', { as: 'parent' })
  const family = within(await screen.findByRole('region', { name: 'For families and players' }))
  const article = family.getByText('Enter holidays or an absence')
  expect(screen.queryByRole('region', { name: 'Administration' })).toBeNull()
  const step = /every training and match in that time is answered with no/
  expect(await family.findByText(step)).not.toBeVisible()
  await user.click(article)
  expect(await family.findByText(step)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all steps' }))
  expect(await screen.findByText(/^The first tab shows/)).toBeVisible()
})

test('somebody without a role is told why so little is to be seen', async () => {
  await renderApp('/help', { as: 'pending' })
  expect(await screen.findByText('Why do I see so little?')).toBeVisible()
})
