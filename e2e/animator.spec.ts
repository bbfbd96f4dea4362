import { openBoard, newScene, ofTheSchool, placeTwo, waitForSave } from './support/animator-board'
import { expect, test } from './support/fixtures'

test('a link plays without an account and dies when it is closed', async ({ as }) => {
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
    .getByRole('button', { name: 'Revoke' })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByText('Link revoked.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('This link no longer works')).toBeVisible()
})

test.describe(() => {
  test.use({ expectedErrors: [/400/] })
  test('two tabs: the later save is told and both can be kept', async ({ as }) => {
    const page = await as('coach')
    await page.goto(newScene)
    const { tool, board, at } = await placeTwo(page)
    const id = await waitForSave(page)
    const stranger = await as('coach')
    await stranger.goto(`/animator/editor/${id}`)
    const other = await openBoard(stranger)
    const otherTool = stranger
      .getByRole('toolbar', { name: 'Tools' })
      .getByRole('button', { name: 'Player' })
    await otherTool.click()
    await other.board.click({ position: other.at(0.7, 0.3) })
    await waitForSave(stranger)

    await tool('Player').click()
    await board.click({ position: at(0.7, 0.7) })
    await page.getByRole('button', { name: 'Keep both' }).click()
    await expect(page).not.toHaveURL(new RegExp(id))
    await waitForSave(page)
  })
})

test('full screen gives the pitch at least 70 % of the window, and gives it back', async ({
  as,
}) => {
  const page = await as('coach')
  await page.goto(newScene)
  const { board } = await openBoard(page)
  const measureShare = async () => {
    const { width = 1, height = 1 } = page.viewportSize() ?? {}
    const box = await board.boundingBox()
    return ((box?.width ?? 0) * (box?.height ?? 0)) / (width * height)
  }
  const before = await measureShare()
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect.poll(measureShare).toBeGreaterThanOrEqual(0.7)
  await page.getByRole('button', { name: 'Leave full screen' }).click()
  await expect.poll(measureShare).toBeCloseTo(before, 2)
})

test('everything by keyboard: place, move, list, undo', async ({ as }) => {
  const page = await as('coach')
  await page.goto(newScene)
  const { board } = await openBoard(page)
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
