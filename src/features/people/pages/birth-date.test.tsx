import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

test('the staff reads whom to ask once a child has a guardian', async () => {
  const { players } = await createOwnFamily({ children: ['Mia'] })
  await renderApp(`/players/edit/${players[0]?.id}`, { as: 'owner' })
  const born = await screen.findByRole('textbox', { name: /Date of birth/ })
  await waitFor(() => expect(born).toBeDisabled())
  expect(born).toHaveAccessibleDescription(
    /only guardians who decide about data and administrators/,
  )
})

test('a guardian corrects the date; past an age limit the form says who may enter it', async () => {
  const { parent, players } = await createOwnFamily({ children: ['Mia'] })
  const { user } = await renderApp(`/players/details/${players[0]?.id}`, { as: parent })
  await user.click(await screen.findByRole('button', { name: 'Correct' }))
  const sheet = within(await screen.findByRole('dialog'))
  const born = sheet.getByRole('textbox', { name: /Date of birth/ })
  await user.clear(born)
  await user.type(born, '1.2.2000')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  expect(await sheet.findByText(/Only an administrator may enter it/)).toBeVisible()

  await user.clear(born)
  await user.type(born, '6.5.2014')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText(/2014 \(/)).toBeVisible()
})
