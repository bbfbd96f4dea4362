import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadNamespaces, startI18n } from '@/lib/i18n/setup'
import { signInAs } from '@/test/sign-in-as'
import { expectComplaint } from '@/test/console-watch'
import { renderShared } from '@/test/render-shared'
import { storeAnimation } from '@/test/stored-animation'
import { AnimationCard } from './animation-card'
import { AnimationPlayer } from './animation-player'

async function loadTexts() {
  await startI18n('en')
  await loadNamespaces(['scene'])
}

test('a card leads to the animation and says how many steps it has', async () => {
  const { id } = await storeAnimation('coach', 'In a message')
  await loadTexts()
  await renderShared(<AnimationCard id={id} />)
  const link = await screen.findByRole('link', { name: /In a message/ })
  expect(link).toHaveAttribute('href', `/animator/details/${id}`)
  expect(link).toHaveTextContent('2 steps')
  expect(link).toHaveTextContent('Watch')
})

test('an exercise or training plays it where it is', async () => {
  const { id } = await storeAnimation('coach', 'In an exercise')
  await loadTexts()
  await renderShared(<AnimationPlayer id={id} />)
  expect(await screen.findByRole('group', { name: /In an exercise/ })).toBeVisible()
})

test('one that is not for the reader shows an error in its place only', async () => {
  const { id } = await storeAnimation('coach', 'Not for you')
  await signInAs('parent2')
  expectComplaint(/not_found/)
  await loadTexts()
  await renderShared(<AnimationCard id={id} />)
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
})
