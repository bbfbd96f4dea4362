import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unwrap } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

test('the family of a guest opens the match of a team it does not play in, and answers', async () => {
  const [guest, host] = await Promise.all([
    createOwnFamily({ children: ['Ada'] }),
    createOwnFamily({ children: ['Ben'] }),
  ])
  const { id } = await host.play(6, 'TuS Eichenau')
  const entry = { player_id: guest.players[0]?.id ?? '', role: 'bench' }
  await unwrap(host.owner.rpc('set_squad', { p_match_id: id, p_entries: [entry] }))
  const name = `${host.teams[0]?.name ?? ''} – TuS Eichenau`
  await renderApp(`/match-manager/details/${id}`, { as: guest.parent })
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Is Ada coming?' })).toBeVisible()
})

test('who was never called up finds no such match', async () => {
  const [stranger, host] = await Promise.all([
    createOwnFamily({ children: ['Ada'] }),
    createOwnFamily({ children: ['Ben'] }),
  ])
  const { id } = await host.play(6, 'TuS Eichenau')
  await renderApp(`/match-manager/details/${id}`, { as: stranger.parent })
  expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeVisible()
})
