import { expect, test } from '../support/fixtures'

test('a swipe over the content goes to the next child and back, scrolling changes nothing', async ({
  as,
}) => {
  const page = await as('parent')
  await page.goto('/dashboard/parent/overview')
  const chips = page.getByRole('group', { name: 'Which child' })
  await expect(page.getByRole('region', { name: 'What’s next' })).toBeVisible()
  const finger = await page.context().newCDPSession(page)
  async function move(from: [number, number], to: [number, number]) {
    const createTouch = ([x, y]: [number, number]) => ({ touchPoints: [{ x, y }] })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...createTouch(from) })
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const interpolate = (index: 0 | 1) => from[index] + (to[index] - from[index]) * part
      const point = createTouch([interpolate(0), interpolate(1)])
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point })
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const getChip = (name: string) => chips.getByRole('button', { name })
  await move([250, 360], [90, 366])
  await expect(getChip('Defne')).toHaveAttribute('aria-pressed', 'true')
  await move([180, 420], [200, 200])
  await expect(getChip('Defne')).toHaveAttribute('aria-pressed', 'true')
  await move([90, 360], [250, 352])
  await expect(getChip('All')).toHaveAttribute('aria-pressed', 'true')
  // nothing lies before all of them
  await move([90, 360], [250, 352])
  await expect(getChip('All')).toHaveAttribute('aria-pressed', 'true')
})
