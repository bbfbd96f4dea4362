import type { Locator, Page } from '@playwright/test'
import { findIssues } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { getPlace, getStarters, openLineup, saveLineup } from './lineup-board'

async function getMiddle(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function dragTo(page: Page, from: Locator, to: { x: number; y: number }) {
  const { x, y } = await getMiddle(from)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y + 8, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 10 })
  await page.mouse.up()
}

test('a line-up is made by hand: dragged with the mouse, tapped with a finger', async ({
  as,
  isMobile,
}) => {
  const page = await as('coach')
  await openLineup(page, isMobile ? 500 : 510)
  const striker = getPlace(page, /^ST, /)
  if (isMobile) {
    await getStarters(page).first().tap()
    await striker.tap()
    await expect(striker).not.toHaveAccessibleName(/free/)
    // picked up again and set down elsewhere
    await striker.tap()
    await getPlace(page, /^CM, /).tap()
    await expect(striker).toHaveAccessibleName(/free/)
  } else {
    await dragTo(page, getStarters(page).first(), await getMiddle(striker))
    await expect(striker).not.toHaveAccessibleName(/free/)
    await dragTo(page, getStarters(page).first(), await getMiddle(getPlace(page, /^GK, /)))
    await expect(getStarters(page)).toHaveCount(5)
    const name = await striker.getAttribute('aria-label')
    // beside the pitch is the bench, onto somebody swaps
    await dragTo(page, getPlace(page, /^GK, /), await getMiddle(striker))
    await expect(striker).not.toHaveAccessibleName(name ?? '')
    await dragTo(page, striker, await getMiddle(getStarters(page).last()))
    await expect(getStarters(page)).toHaveCount(6)
    await dragTo(page, getPlace(page, /^GK, /), await getMiddle(getPlace(page, /^CM, /)))
  }
  const holder = getPlace(page, /^CM, /)
  await expect(holder).not.toHaveAccessibleName(/free/)
  const name = await holder.getAttribute('aria-label')
  await saveLineup(page)
  await expect(holder).toHaveAccessibleName(name ?? '')
  await expect(getStarters(page)).toHaveCount(6)
  expect(await findIssues(page)).toEqual([])
})
