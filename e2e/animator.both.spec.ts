import {
  openBoard,
  drag,
  newScene,
  ofTheSchool,
  placeTwo,
  waitForSave,
} from './support/animator-board'
import { expect, test } from './support/fixtures'

/** A template of the platform: public, seen by every role. */
const template = '/animator/details/00000000-0000-4000-8021-000000000001'
test('what a coach draws is the movement: saved by itself, played, described in words', async ({
  as,
}) => {
  const page = await as('coach')
  await page.goto(newScene)
  const { board, at, tool } = await placeTwo(page)
  await tool('Run or dribble').click()
  await drag(page, board, at(0.35, 0.6), at(0.5, 0.65), at(0.6, 0.5))
  await tool('Pass or shot').click()
  await drag(page, board, at(0.35, 0.4), at(0.6, 0.5))
  await page.keyboard.press('Escape')
  const id = await waitForSave(page)

  await page.reload()
  await openBoard(page)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible({
    timeout: 15_000,
  })

  await page.goto(`/animator/details/${id}`)
  const words = page.getByRole('list', { name: 'Step by step' })
  await expect(words).toContainText(/passes (to|into the path of)/)
  await expect(words).toContainText('runs')
})

test.describe(() => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })
  test('a lost connection costs nothing: said plainly, sent on return', async ({ as }) => {
    const page = await as('coach')
    await page.goto(newScene)
    const { board, at, tool } = await placeTwo(page)
    const id = await waitForSave(page)
    await page.context().setOffline(true)
    await tool('Player').click()
    await board.click({ position: at(0.7, 0.5) })
    await expect(
      page.getByText('Everything is kept on this device', { exact: false }),
    ).toBeVisible()
    await page.context().setOffline(false)
    await waitForSave(page)

    await page.goto(`/animator/details/${id}`)
    await expect(
      page.getByRole('img', { name: /3 (green )?players|3 players/ }).first(),
    ).toBeVisible()
  })
})

for (const persona of ['parent', 'player'] as const) {
  test(`a ${persona} watches what is public and edits nothing`, async ({ as }) => {
    const page = await as(persona)
    await page.goto(template)
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
  })
}

test.describe(() => {
  test.use({ expectedErrors: [/406/] })
  test("the rival school's coach does not get to a drawing of this school", async ({ as }) => {
    const page = await as('coach2')
    for (const address of ['details', 'editor']) {
      await page.goto(`/animator/${address}/${ofTheSchool}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Building from the keeper')).toHaveCount(0)
    }
  })
})
