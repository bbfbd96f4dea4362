import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'

const newScene = '/animator/editor/new'
/** A template of the platform: public, seen by every role. */
const template = '/animator/details/00000000-0000-4000-8021-000000000001'
/** A drawing of the coach's school. */
const ofTheSchool = '00000000-0000-4000-8021-000000000003'

/** A point of the board by its share of width and height. */
function spot(box: { width: number; height: number }, x: number, y: number) {
  return { x: box.width * x, y: box.height * y }
}

async function boardOf(
  page: Page,
): Promise<{ board: Locator; at: (x: number, y: number) => { x: number; y: number } }> {
  const board = page.getByRole('application', { name: 'Pitch' })
  await expect(board.locator('canvas').first()).toBeVisible()
  const box = await board.boundingBox()
  if (!box) throw new Error('the board has no size')
  return { board, at: (x, y) => spot(box, x, y) }
}

/** Puts two players and a ball on the pitch: number 2 has it. */
async function placeTwo(page: Page) {
  const { board, at } = await boardOf(page)
  const tool = (name: string) =>
    page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name })
  await tool('Player').click()
  await board.click({ position: at(0.35, 0.4) })
  await tool('Player').click()
  await board.click({ position: at(0.35, 0.6) })
  await tool('Ball').click()
  await board.click({ position: at(0.36, 0.41) })
  return { board, at, tool }
}

/** Presses at the first place and lets go at the last. */
async function drag(page: Page, board: Locator, ...places: { x: number; y: number }[]) {
  const box = await board.boundingBox()
  const [first, ...rest] = places.map(({ x, y }) => [x + (box?.x ?? 0), y + (box?.y ?? 0)] as const)
  if (!first) return
  await page.mouse.move(...first)
  await page.mouse.down()
  for (const place of rest) await page.mouse.move(...place, { steps: 6 })
  await page.mouse.up()
}

async function saved(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/animator\/editor\/[0-9a-f-]{36}$/)
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

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
  const id = await saved(page)

  await page.reload()
  await boardOf(page)
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
    const id = await saved(page)
    await page.context().setOffline(true)
    await tool('Player').click()
    await board.click({ position: at(0.7, 0.5) })
    await expect(
      page.getByText('Everything is kept on this device', { exact: false }),
    ).toBeVisible()
    await page.context().setOffline(false)
    await saved(page)

    await page.goto(`/animator/details/${id}`)
    await expect(
      page.getByRole('img', { name: /3 (green )?players|3 players/ }).first(),
    ).toBeVisible()
  })
})

test('a link plays without an account and dies when it is closed', async ({ as, isMobile }) => {
  test.skip(isMobile, 'the same page; the phone is looked at in the accessibility walk')
  const page = await as('coach')
  await page.goto(`/animator/details/${ofTheSchool}`)
  await page.getByRole('button', { name: 'Create a link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()

  const visitor = await as(null)
  await visitor.goto(new URL(link).pathname)
  await visitor.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(visitor.getByRole('button', { name: 'Pause' })).toBeVisible()
  // a link shows shirt numbers, never who the players are
  await expect(visitor.getByText('Emil')).toHaveCount(0)

  await page
    .getByRole('list', { name: 'Links' })
    .getByRole('button', { name: 'Close' })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(page.getByText('Link closed.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('This link no longer works')).toBeVisible()
})

test.describe(() => {
  test.use({ expectedErrors: [/400/] })
  test('two tabs: the later save is told and both can be kept', async ({ as, isMobile }) => {
    test.skip(isMobile, 'nobody has two tabs side by side on a phone')
    const page = await as('coach')
    await page.goto(newScene)
    const { tool, board, at } = await placeTwo(page)
    const id = await saved(page)
    const stranger = await as('coach')
    await stranger.goto(`/animator/editor/${id}`)
    const other = await boardOf(stranger)
    const otherTool = stranger
      .getByRole('toolbar', { name: 'Tools' })
      .getByRole('button', { name: 'Player' })
    await otherTool.click()
    await other.board.click({ position: other.at(0.7, 0.3) })
    await saved(stranger)

    await tool('Player').click()
    await board.click({ position: at(0.7, 0.7) })
    await page.getByRole('button', { name: 'Keep both' }).click()
    await expect(page).not.toHaveURL(new RegExp(id))
    await saved(page)
  })
})

test('everything by keyboard: place, move, list, undo', async ({ as, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  const page = await as('coach')
  await page.goto(newScene)
  const { board } = await boardOf(page)
  await board.focus()
  await page.keyboard.press('p')
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Objects' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Objects' })
  await expect(panel.getByText(/Green 2/).first()).toBeVisible()
  await board.focus()
  await page.keyboard.press('Control+z')
  await expect(panel.getByText(/Green 2/)).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
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
