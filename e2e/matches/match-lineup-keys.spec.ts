import { expect, test } from '../support/fixtures'
import { getPlace, getStarters, openLineup, saveLineup } from './lineup-board'

test('a line-up is filled, moved and saved by keyboard alone', async ({ as }) => {
  const page = await as('coach')
  await openLineup(page, 520)
  await page.getByRole('button', { name: 'Fill line-up' }).focus()
  await page.keyboard.press('Enter')
  await expect(getStarters(page)).toHaveCount(0)
  const keeper = getPlace(page, /^GK, /)
  const name = (await keeper.getAttribute('aria-label'))?.split(': ')[1]?.split(',')[0] ?? ''
  await keeper.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.locator('button:focus')).toHaveAccessibleName(new RegExp(`: ${name}`))
  const before = await page.locator('button:focus').boundingBox()
  await page.keyboard.press('Shift+ArrowUp')
  await expect
    .poll(async () => (await page.locator('button:focus').boundingBox())?.y)
    .toBeLessThan(before?.y ?? 0)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Shift+z')
  await saveLineup(page)
  await expect(getPlace(page, /^GK, /)).not.toHaveAccessibleName(new RegExp(`: ${name}`))
})
