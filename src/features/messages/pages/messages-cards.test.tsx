import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

test('a coach points to a match in two taps; the card says so when it is called off', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { coach, trainer, parent, teams } = family
  const team = teams[0]?.name ?? ''
  const match = await family.play(4, 'SV Karte')
  await family.train(30, 'Passing under pressure')
  const { id } = await unwrap(
    coach.rpc('open_team_conversation', { p_team_id: teams[0]?.id ?? '' }),
  )
  const link = `${paths.messages}?c=${id}`

  const { user, unmount } = await renderApp(link, { as: trainer })
  await user.click(await screen.findByRole('button', { name: 'Add something' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Session or match' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Session or match' }))
  const coming = within(await sheet.findByRole('region', { name: 'Coming' }))
  // the next one first
  const [first, second] = coming.getAllByRole('button')
  expect(first).toHaveTextContent(`${team} · Passing under pressure`)
  expect(second).toHaveTextContent(`${team} – SV Karte`)
  if (second) await user.click(second)
  const log = within(await screen.findByRole('log'))
  const card = await log.findByRole('link', { name: /SV Karte.*Match · / })
  expect(card).toHaveAttribute('href', `/match-manager/details/${match.id}`)
  unmount()

  await unwrap(
    coach.from('matches').update({ status: 'cancelled' }).eq('id', match.id).select('id').single(),
  )
  await renderApp(link, { as: parent })
  expect(await screen.findByRole('link', { name: /SV Karte.* · called off$/ })).toBeVisible()
})
