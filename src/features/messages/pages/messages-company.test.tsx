import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

type Family = Awaited<ReturnType<typeof createOwnFamily>>

/** The coach's own device with this conversation open: what it hears, and how it speaks. */
async function openOnCoachsDevice(family: Family) {
  const p_team_id = family.teams[0]?.id ?? ''
  const p_player_id = family.players[0]?.id ?? ''
  const { id } = await unwrap(
    family.coach.rpc('open_family_conversation', { p_team_id, p_player_id }),
  )
  const { data } = await family.coach.auth.getUser()
  const user_id = data.user?.id ?? ''
  await family.coach.realtime.setAuth()
  const heard: unknown[] = []
  const channel = family.coach.channel(`chat:${id}`, { config: { private: true } })
  const present = () => Object.values(channel.presenceState()).flat()
  channel
    .on('presence', { event: 'sync' }, () => undefined)
    .on('broadcast', { event: 'typing' }, ({ payload }) => heard.push(payload))
  await new Promise<void>((resolve) => {
    channel.subscribe((status: string) => {
      if (status === 'SUBSCRIBED') resolve()
    })
  })
  return {
    id,
    heard,
    present,
    arrive: () => channel.track({ user_id }),
    type: (who = user_id) =>
      channel.send({ type: 'broadcast', event: 'typing', payload: { user_id: who } }),
    close: () => family.coach.removeChannel(channel),
  }
}

test('adults see each other come and type; what was typed ends it', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const device = await openOnCoachsDevice(family)
  const { user } = await renderApp(`${paths.messages}?c=${device.id}`, { as: family.parent })
  const field = await screen.findByRole('textbox', { name: 'Message' })
  await waitFor(() => expect(device.present()).toHaveLength(1))

  await device.arrive()
  expect(await screen.findByText('1 other person here now')).toBeVisible()
  await device.type()
  expect(await screen.findByText('Wanda is writing…')).toBeVisible()
  await unwrap(
    family.coach.rpc('send_message', { p_conversation_id: device.id, p_body: 'Bring a ball' }),
  )
  expect(await screen.findByText('1 other person here now')).toBeVisible()

  await user.type(field, 'W')
  await waitFor(() => expect(device.heard).toHaveLength(1))
  await device.close()
  await waitFor(() => expect(screen.queryByText('1 other person here now')).toBeNull())
})

test('nobody is believed to type who is not in the conversation', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const device = await openOnCoachsDevice(family)
  await renderApp(`${paths.messages}?c=${device.id}`, { as: family.parent })
  await waitFor(() => expect(device.present()).toHaveLength(1))
  await device.type(crypto.randomUUID())
  await device.type()
  // what came after the stranger's word is here
  expect(await screen.findByText('Wanda is writing…')).toBeVisible()
  await device.close()
})
