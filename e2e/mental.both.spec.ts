import { expect, test } from './support/fixtures'

test('a player breathes and writes in private; the coach sees it done, and the words once they are shared', async ({
  as,
  isMobile,
}) => {
  // each project writes its own, so that they do not meet
  const words = `The wave took the noise away (${isMobile ? 'phone' : 'desktop'})`

  const player = await as('player2')
  await player.goto('/mental-training/mental-exercises')
  await player.getByRole('link', { name: /^Breathing like a wave.*of 3 times/ }).click()
  await expect(player).toHaveURL(/\/mental-active\/details\//)
  const address = new URL(player.url()).pathname
  await player.getByRole('button', { name: 'Okay' }).click()
  await player.getByRole('button', { name: 'Start' }).click()
  await expect(player.getByText('Breathe out')).toBeVisible()
  for (let round = 1; round < 10; round += 1) {
    await player.getByRole('button', { name: 'Next breath' }).click()
  }
  await player.getByRole('button', { name: 'Finish' }).click()
  await player.getByRole('button', { name: 'Very good' }).click()
  await player.getByRole('textbox', { name: /^What went through/ }).fill(words)
  await expect(player.getByText('Private: nobody else reads it')).toBeVisible()
  const sent = player.waitForResponse(/\/rest\/v1\/rpc\/log_mental_progress$/)
  await player.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await sent).ok()).toBe(true)
  const own = player.getByRole('listitem').filter({ hasText: words }).first()
  await expect(own.getByText('Private')).toBeVisible()

  const coach = await as('coach2')
  await coach.goto(address)
  const log = coach.getByRole('region', { name: 'So far' })
  await expect(log.getByText('1 min').first()).toBeVisible()
  await expect(log.getByText(words)).toBeHidden()
  await expect(log.getByText('Very good')).toBeHidden()

  await own.getByRole('button', { name: 'Share with coaches' }).click()
  await expect(own.getByText('Your coaches read this')).toBeVisible()
  await coach.reload()
  await expect(log.getByText(words)).toBeVisible()
  await expect(log.getByText('Very good')).toBeHidden()
})
