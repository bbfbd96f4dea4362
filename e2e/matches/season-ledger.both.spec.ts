import { readFile } from 'node:fs/promises'
import { findIssues } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { countTaps } from '../support/taps'
import { getNight, planMatch, u11 } from './plan-match'

test('a coach prints the minutes of the season and takes them along as a table; a family reads its own child alone', async ({
  as,
  isMobile,
}) => {
  const page = await as('coach')
  const hand = countTaps()
  await page.goto(`/teams/details/${u11}?tab=matches`)
  await hand.tap(page.getByRole('link', { name: 'Playing time' }))
  const ledger = page
    .getByRole('table', { name: 'Playing time' })
    .or(page.getByRole('list', { name: 'Playing time' }))
  const lines = isMobile ? ledger.getByRole('listitem') : ledger.locator('tbody').getByRole('row')
  await expect(lines.filter({ hasText: 'Emir Yılmaz' })).toHaveCount(1)
  expect(hand.print('from the team to the minutes of the season')).toBe(1)
  expect(await findIssues(page)).toEqual([])

  // a browser without a printer says itself that it prints
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'))
  })
  await hand.tap(page.getByRole('button', { name: 'Print' }))
  await page.emulateMedia({ media: 'print' })
  const paper = page.getByRole('article')
  await expect(paper.getByRole('row').filter({ hasText: 'Emir Yılmaz' })).toBeVisible()
  await expect(paper.getByRole('heading', { level: 1 })).toContainText('Playing time: U11')
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  hand.print('print the minutes')

  const download = page.waitForEvent('download')
  await hand.tap(page.getByRole('button', { name: 'Save as CSV' }))
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^playing-time-\d{4}-\d\d-\d\d\.csv$/)
  const rows = (await readFile(await file.path(), 'utf8'))
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
  const cells = rows.map((row) => row.split(/[;,]/))
  const minutesAt = cells[0]?.indexOf('Minutes') ?? -1
  const child = cells.find((row) => row[0] === 'Emir')
  expect(Number(child?.[minutesAt])).toBeGreaterThan(0)
  expect(hand.print('minutes as a table')).toBe(1)

  const id = await planMatch({
    opponent: 'Ledger Rovers',
    startsAt: getNight(isMobile ? 600 : 605),
    format: 7,
    benched: 3,
    periodMinutes: 25,
    team: u11,
  })
  const home = await as('parent')
  await home.goto(`/match-manager/details/${id}`)
  const season = home.getByRole('region', { name: "Emir's season" })
  await expect(season).toContainText(child?.[minutesAt] ?? 'nothing')
  await expect(home.getByRole('region', { name: /'s season$/ })).toHaveCount(1)
})
