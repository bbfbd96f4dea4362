/** Hands of the journeys on the animator's board: places by their share of its width and height. */
import { expect, type Locator, type Page } from '@playwright/test'

export const newScene = '/animator/editor/new'
/** A drawing of the coach's school. */
export const ofTheSchool = '00000000-0000-4000-8021-000000000003'

/** A point of the board by its share of width and height. */
function toSpot(box: { width: number; height: number }, x: number, y: number) {
  return { x: box.width * x, y: box.height * y }
}

export async function openBoard(
  page: Page,
): Promise<{ board: Locator; at: (x: number, y: number) => { x: number; y: number } }> {
  const board = page.getByRole('application', { name: 'Pitch' })
  await expect(board.locator('canvas').first()).toBeVisible()
  const box = await board.boundingBox()
  if (!box) throw new Error('the board has no size')
  return { board, at: (x, y) => toSpot(box, x, y) }
}

/** Puts two players and a ball on the pitch: number 2 has it. */
export async function placeTwo(page: Page) {
  const { board, at } = await openBoard(page)
  const getTool = (name: string) =>
    page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name })
  await getTool('Player').click()
  await board.click({ position: at(0.35, 0.4) })
  await getTool('Player').click()
  await board.click({ position: at(0.35, 0.6) })
  await getTool('Ball').click()
  await board.click({ position: at(0.36, 0.41) })
  return { board, at, tool: getTool }
}

/** Presses at the first place and lets go at the last. */
export async function drag(page: Page, board: Locator, ...places: { x: number; y: number }[]) {
  const box = await board.boundingBox()
  const [first, ...rest] = places.map(({ x, y }) => [x + (box?.x ?? 0), y + (box?.y ?? 0)] as const)
  if (!first) return
  await page.mouse.move(...first)
  await page.mouse.down()
  for (const place of rest) await page.mouse.move(...place, { steps: 6 })
  await page.mouse.up()
}

export async function waitForSave(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/animator\/editor\/[0-9a-f-]{36}$/)
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
