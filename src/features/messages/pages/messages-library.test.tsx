import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import { paths } from '@/lib/router/paths'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

test('a coach sends an exercise of their own; the family sees what it shows until it is gone', async () => {
  const { coach, trainer, parent, teams } = await createOwnFamily({ children: ['Ada'] })
  const title = `Gate dribble ${crypto.randomUUID().slice(0, 6)}`
  const { id } = await unwrap(
    coach.from('exercises').insert(createRow(trainer.id)).select('id').single(),
  )
  await unwrap(
    coach
      .from('exercise_texts')
      .insert({
        exercise_id: id,
        locale: 'en',
        title,
        aim: 'Close control through the gates',
        setup: 'Eight gates',
        coaching_points: ['For the coaches alone'],
      })
      .select('exercise_id'),
  )
  const conversation = await unwrap(
    coach.rpc('open_team_conversation', { p_team_id: teams[0]?.id ?? '' }),
  )
  const link = `${paths.messages}?c=${conversation.id}`

  const sender = await renderApp(link, { as: trainer })
  await sender.user.click(await screen.findByRole('button', { name: 'Add something' }))
  await sender.user.click(await screen.findByRole('menuitem', { name: 'Exercise' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Exercise' }))
  await sender.user.click(await sheet.findByRole('radio', { name: 'Mine' }))
  await sender.user.click(await sheet.findByRole('button', { name: new RegExp(title) }))
  await sender.user.type(await sheet.findByLabelText('A few words (optional)'), 'For the holidays')
  await sender.user.click(sheet.getByRole('button', { name: 'Send' }))
  const sent = await screen.findByRole('link', { name: new RegExp(`${title}.*6–12 players`) })
  expect(sent).toHaveAttribute('href', `/training-manager/exercise/details/${id}`)
  expect(await screen.findByText('For the holidays')).toBeVisible()
  sender.unmount()

  const reader = await renderApp(link, { as: parent })
  await reader.user.click(
    await screen.findByRole('button', {
      name: new RegExp(`${title}.*U9–U12 · 6–12 players · 15 min`),
    }),
  )
  const shown = within(await screen.findByRole('dialog', { name: title }))
  expect(await shown.findByText('Close control through the gates')).toBeVisible()
  expect(shown.getByRole('group', { name: new RegExp(title) })).toBeVisible()
  expect(shown.queryByText('For the coaches alone')).toBeNull()
  await reader.user.keyboard('{Escape}')
  await reader.user.click(screen.getByRole('button', { name: 'Add something' }))
  expect(await screen.findByRole('menuitem', { name: 'Session or match' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Exercise' })).toBeNull()
  reader.unmount()

  await unwrapVoid(coach.rpc('archive_exercise', { p_exercise_id: id }))
  await renderApp(link, { as: trainer })
  expect(await screen.findByText('This is no longer there')).toBeVisible()
})

const jsonSchema = z.record(z.string(), z.json())

function createRow(author_id: string) {
  return {
    school_id: '00000000-0000-4000-8000-000000000001',
    author_id,
    visibility: 'me' as const,
    topic: 'dribbling' as const,
    phase: 'main_part' as const,
    practice_type: 'unopposed' as const,
    min_age: 9,
    max_age: 12,
    players_min: 6,
    players_max: 12,
    area_length_m: 20,
    area_width_m: 20,
    minutes: 15,
    diagram: jsonSchema.parse(createEmptyScene()),
  }
}
