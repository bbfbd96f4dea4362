import { expect, test } from './fixtures'

const create = '/training-manager/trainings/create'

test('an exercise is dragged from the library into the game with the mouse', async ({ as }) => {
  const page = await as('coach')
  await page.goto(create)
  const handle = page.getByRole('button', { name: /^Drag into the plan: / }).first()
  const name = (await handle.getAttribute('aria-label'))?.replace('Drag into the plan: ', '') ?? ''
  const game = page.getByRole('region', { name: 'Game' })
  await handle.scrollIntoViewIfNeeded()
  const from = await handle.boundingBox()
  if (!from) throw new Error('no handle')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 20, { steps: 5 })
  await game.scrollIntoViewIfNeeded()
  const to = await game.boundingBox()
  if (!to) throw new Error('no game phase')
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await page.mouse.up()
  await expect(game.getByText(name)).toBeVisible()
})

test('blocks are reordered with the keyboard alone, and each step is spoken', async ({ as }) => {
  const page = await as('coach')
  await page.goto(create)
  const adds = page.getByRole('button', { name: /^Add: / })
  await adds.nth(0).click()
  await adds.nth(0).click()
  const handles = page.getByRole('button', { name: /^Move: / })
  await expect(handles).toHaveCount(2)
  const name = (await handles.first().getAttribute('aria-label'))?.replace('Move: ', '') ?? ''
  await handles.first().focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`Picked up “${name}”.`)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(
    page.getByText(new RegExp(`“${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}” dropped in`)),
  ).toBeAttached()
})
