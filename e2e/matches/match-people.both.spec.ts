import { expect, test } from '../support/fixtures'
import { getNight, planMatch } from './plan-match'

// what the rival asks for is refused
test.use({ expectedErrors: [/status of 40[36]/] })

test('the owner reads a match, a colleague of another team too; the rival finds nothing', async ({
  as,
  isMobile,
}) => {
  const opponent = isMobile ? 'Reader Town' : 'Reader City'
  const planned = { opponent, format: 7, benched: 2, periodMinutes: 25 }
  const id = await planMatch({ ...planned, startsAt: getNight(isMobile ? 650 : 655) })
  const address = `/match-manager/details/${id}`
  for (const persona of ['owner', 'multi'] as const) {
    const page = await as(persona)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(opponent)
  }
  const rival = await as('coach2')
  await rival.goto(address)
  await expect(rival.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect(rival.getByText(opponent)).toHaveCount(0)
  for (const part of ['live', 'edit-match', 'rotation']) {
    await rival.goto(`/match-manager/${part}/${id}`)
    await expect(rival.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  }
})
