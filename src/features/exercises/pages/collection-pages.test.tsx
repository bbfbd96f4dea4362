import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '@/test/render-app'

const collections = '/training-manager/exercise/collections'
const library = '/training-manager/exercise/exercise-library'

test('a coach names a collection, fills it from the library, takes one out and undoes that', async () => {
  const name = `Autumn ${Date.now()}`
  await renderApp(collections, { as: 'coach' })
  await userEvent.click(await screen.findByRole('button', { name: 'New collection' }))
  const sheet = await screen.findByRole('dialog', { name: 'New collection' })
  await userEvent.type(within(sheet).getByRole('textbox', { name: 'Name' }), name)
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  expect(screen.getByText('Nothing in it yet')).toBeVisible()

  cleanup()
  await renderApp(`${library}?q=rondo`, { as: 'coach' })
  const list = await screen.findByRole('list', { name: 'Exercises' })
  const [button] = within(list).getAllByRole('button', { name: /^Add to a collection: / })
  if (!button) throw new Error('no exercise')
  await userEvent.click(button)
  const choice = await screen.findByRole('dialog')
  await userEvent.click(
    await within(choice).findByRole('checkbox', { name: `${name} (0 exercises)` }),
  )
  expect(
    await within(choice).findByRole('checkbox', { name: `${name} (1 exercise)` }),
  ).toBeChecked()

  cleanup()
  await renderApp(collections, { as: 'coach' })
  await userEvent.click(await screen.findByRole('link', { name }))
  const exercises = await screen.findByRole('list', { name: 'Exercises' })
  expect(within(exercises).getAllByRole('listitem')).toHaveLength(1)
  await userEvent.click(within(exercises).getByRole('button', { name: /^Remove / }))
  await waitFor(() => expect(within(exercises).queryAllByRole('listitem')).toHaveLength(0))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(within(exercises).getAllByRole('listitem')).toHaveLength(1))
})

test('a collection without a name is not saved, and says why beside the field', async () => {
  await renderApp(collections, { as: 'coach' })
  await userEvent.click(await screen.findByRole('button', { name: 'New collection' }))
  const sheet = await screen.findByRole('dialog')
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save' }))
  expect(await within(sheet).findByText('Give the collection a name.')).toBeVisible()
})

test('collections are for staff', async () => {
  await renderApp(collections, { as: 'parent' })
  expect(await screen.findByText('Collections are for coaches.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'New collection' })).toBeNull()
})

test('a collection of another school is not found', async () => {
  await renderApp(`${collections}/00000000-0000-4000-8000-00000000dead`, { as: 'coach' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
})
