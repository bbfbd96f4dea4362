import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unwrap } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

const getDetailsPath = (id: string) => `/training-manager/trainings/details/${id}`

test('a parent finds the answer first, then place with map, what to bring and the coach', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { id } = await family.train(26, 'Passing')
  await unwrap(
    family.coach
      .from('trainings')
      .update({ place: 'School sports hall', objective: 'Pass and move' })
      .eq('id', id)
      .select('id'),
  )
  await renderApp(getDetailsPath(id), { as: family.parent })
  const map = await screen.findByRole('link', { name: 'Show on the map' })
  expect(map).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('Lindenstraße 8, 97000 Aurach')),
  )
  expect(await screen.findByText('Wanda Weiss')).toBeVisible()
  const listParts = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
  // each part comes when its own data does
  await waitFor(() =>
    expect(listParts()).toEqual([
      'Coming to training?',
      'Where',
      'To bring',
      'Coaches',
      'What is planned',
    ]),
  )
  expect(screen.getByText('Lindenstraße 8, 97000 Aurach')).toBeVisible()
  expect(screen.getByText(/Indoor shoes/)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Write about Ada' })).toBeVisible()
})

test('reason and word to the coach are confirmed and stay to be seen', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { id } = await family.train(26, 'Passing')
  const { user } = await renderApp(getDetailsPath(id), { as: family.parent })
  const ada = within(await screen.findByRole('group', { name: /^Answer for Ada/ }))
  await user.click(ada.getByRole('button', { name: 'No' }))
  await user.click(await ada.findByRole('button', { name: 'School' }))
  await waitFor(() =>
    expect(ada.getByRole('button', { name: 'School' })).toHaveAttribute('aria-pressed', 'true'),
  )
  await user.type(ada.getByRole('textbox', { name: /word to the coach/ }), 'Class trip')
  await user.click(ada.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Sent to the coaches.')).toBeVisible()
  expect(await ada.findByText('The coaches see: “Class trip”')).toBeVisible()
  const stored = await unwrap(
    family.coach
      .from('attendance')
      .select('answer, answer_reason, answer_note')
      .eq('training_id', id),
  )
  expect(stored).toEqual([{ answer: 'no', answer_reason: 'school', answer_note: 'Class trip' }])
})
