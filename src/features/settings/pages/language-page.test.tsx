import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signOut } from '@/features/session/api/session-store'
import { readDevice } from '@/lib/device/device-storage'
import { createPerson } from '@/test/create-person'
import { renderApp } from '@/test/render-app'

const path = '/settings/language'

/** The account has the new language, and this device knows. */
async function waitForAccountLanguage(locale: string) {
  await waitFor(() => expect(readDevice('account_language')).toBe(locale))
}

test('a language is chosen once: it is the one selected, and nothing offers to undo it', async () => {
  const person = await createPerson('coach', { first_name: 'Nadia', last_name: 'Speaks' })
  const { user } = await renderApp(path, { as: person })
  const group = within(await screen.findByRole('group', { name: 'General language' }))
  expect(group.getByRole('radio', { name: 'English' })).toBeChecked()
  await user.click(group.getByRole('radio', { name: 'Deutsch' }))
  const german = within(await screen.findByRole('group', { name: 'Allgemeine Sprache' }))
  await waitFor(() => expect(german.getByRole('radio', { name: 'Deutsch' })).toBeChecked())
  expect(german.queryByRole('button')).toBeNull()
  await waitForAccountLanguage('de')
})

test('the language chosen in the menu is spoken on the next device, too', async () => {
  const person = await createPerson('coach', { first_name: 'Rada', last_name: 'Speaks' })
  const { user, unmount } = await renderApp(path, { as: person })
  await user.click(await screen.findByRole('button', { name: 'Your menu' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Български' }))
  await waitFor(() => expect(document.documentElement.lang).toBe('bg'))
  expect(
    (await screen.findAllByRole('radio', { name: 'Български', checked: true }))[0],
  ).toBeVisible()
  await waitForAccountLanguage('bg')
  unmount()
  await signOut()
  // another device: nothing is remembered, and its browser speaks English
  localStorage.clear()
  await renderApp(path, { as: person })
  expect(await screen.findByRole('heading', { level: 1, name: 'Език' })).toBeVisible()
})

test('an address in a language keeps it, whatever the account says', async () => {
  await renderApp(path, { as: 'parent2', locale: 'de' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Sprache' })).toBeVisible()
})
