import type { Page } from '@playwright/test'
import { getDateIn } from './support/dates'
import { expect, test } from './support/fixtures'

const create = `/training-manager/trainings/create?date=${getDateIn(42)}&time=18:00`

const getBlocks = (page: Page) => page.locator('article[id^="block-"]')

async function getMiddle(page: Page, name: string) {
  const box = await page.getByRole('region', { name, exact: true }).boundingBox()
  if (!box) throw new Error(`no part ${name}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Presses on something, moves in small steps as a hand does, and lets go. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 12, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 12 })
  await page.mouse.up()
}

async function getBox(page: Page, index: number) {
  const box = await getBlocks(page).nth(index).boundingBox()
  if (!box) throw new Error(`no block ${index}`)
  return box
}

test('a session is planned with the mouse: from the library, beside, longer, and taken back', async ({
  as,
}) => {
  const page = await as('coach')
  await page.setViewportSize({ width: 1280, height: 1400 })
  await page.goto(create)
  const card = page.getByRole('region', { name: 'Exercises' }).getByRole('listitem').first()
  const title = await card.getByRole('heading').innerText()
  const picture = await card.boundingBox()
  if (!picture) throw new Error('no card')
  await drag(page, { x: picture.x + 40, y: picture.y + 30 }, await getMiddle(page, 'Main part'))
  const main = page.getByRole('region', { name: 'Main part', exact: true })
  await expect(main.getByRole('heading', { level: 3, name: title })).toBeVisible()
  await expect(getBlocks(page).first()).toHaveAccessibleName(/18:00/)

  // a second one to the right of the first: another lane
  const first = await getBox(page, 0)
  const other = await page
    .getByRole('region', { name: 'Exercises' })
    .getByRole('listitem')
    .nth(1)
    .boundingBox()
  if (!other) throw new Error('no second card')
  await drag(
    page,
    { x: other.x + 40, y: other.y + 30 },
    { x: first.x + first.width - 40, y: first.y + first.height / 2 },
  )
  await expect(getBlocks(page)).toHaveCount(2)
  await expect(getBlocks(page).nth(1)).toHaveAccessibleName(/18:00, .* group 2 of 2/)

  // the lower edge makes it longer, five minutes at a time
  const readMinutes = async () =>
    Number(
      /, (\d+) min/.exec((await getBlocks(page).first().getAttribute('aria-label')) ?? '')?.[1],
    )
  const before = await readMinutes()
  const box = await getBox(page, 0)
  const edge = { x: box.x + box.width / 2, y: box.y + box.height + 1 }
  await drag(page, edge, { x: edge.x, y: edge.y + 50 })
  await expect.poll(readMinutes).toBe(Math.round((before + 10) / 5) * 5)

  await page.keyboard.press('Control+z')
  await expect.poll(readMinutes).toBe(before)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(getBlocks(page)).toHaveCount(0)
})

test('a session is planned with the keyboard alone, and each step is spoken', async ({ as }) => {
  const page = await as('coach')
  await page.goto(create)
  const adds = page.getByRole('button', { name: /^Add: / })
  for (const index of [0, 1]) {
    await adds.nth(index).focus()
    await page.keyboard.press('Enter')
  }
  await expect(getBlocks(page)).toHaveCount(2)
  const last = getBlocks(page).last()
  await last.focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(/^“.*” in .*, from \d\d:\d\d, \d+ min\.$/)).toBeAttached()
  await expect(page.locator('article:focus')).toHaveCount(1)
  await page.keyboard.press('Delete')
  await expect(getBlocks(page)).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(getBlocks(page)).toHaveCount(2)
  await page.keyboard.press('Control+Shift+z')
  await expect(getBlocks(page)).toHaveCount(1)
})

test('Escape leaves the plan as it was in the middle of a drag', async ({ as }) => {
  const page = await as('coach')
  await page.setViewportSize({ width: 1280, height: 1400 })
  await page.goto(create)
  await page
    .getByRole('button', { name: /^Add: / })
    .first()
    .click()
  const main = page.getByRole('region', { name: 'Main part', exact: true })
  const before = await main.getByRole('heading', { level: 3 }).count()
  const { x, y } = await getBox(page, 0)
  const to = await getMiddle(page, 'Main part')
  await page.mouse.move(x + 60, y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 10 })
  await expect(page.locator('html[data-plan-drag]')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.locator('html[data-plan-drag]')).toHaveCount(0)
  await page.mouse.up()
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(before)
  await expect(getBlocks(page)).toHaveCount(1)
})
