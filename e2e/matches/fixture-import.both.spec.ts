import { getDateIn } from '../support/dates'
import { expect, test } from '../support/fixtures'

const team = '00000000-0000-4000-8002-000000000003'

test('a coach reads a fixture list in, reads it again without doubles, and takes it back', async ({
  as,
  isMobile,
}) => {
  const page = await as('coach')
  const mark = `FC ${Date.now().toString(36)}`
  const days = isMobile ? [430, 437, 444] : [400, 407, 414]
  const [first = '', second = '', third = ''] = days.map(getDateIn)
  const list = [
    'Spieldatum;Uhrzeit;Staffel;Heimmannschaft;Gastmannschaft;Spielstätte',
    `${first};11:00;D-Junioren Kreisliga;${mark};SV Ost;Waldstadion`,
    `${second};10:30;D-Junioren Kreisliga;TSV Nord;${mark};Am Anger`,
    `${third};;D-Junioren Kreisliga;${mark};SC West;`,
  ].join('\n')
  await page.goto('/match-manager/matches')
  await page.getByRole('link', { name: 'Import fixtures' }).click()
  if (!(await page.getByRole('textbox', { name: 'Paste here' }).isVisible())) {
    await page.getByRole('combobox', { name: 'Team' }).click()
    await page.getByRole('option', { name: 'U13' }).click()
  }
  const file = { name: 'spielplan.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }
  const input = page.locator('input[type=file]')
  await input.setInputFiles(file)
  await expect(page.getByText('2 new, 1 cannot be read')).toBeVisible()
  await expect(page.getByText(/Row 4: there is no kick-off/)).toBeVisible()
  await page.getByRole('button', { name: 'Import 2 matches' }).click()
  await expect(page.getByText('2 matches added', { exact: true })).toBeVisible()

  await page.goto(`/match-manager/import-fixtures?team=${team}`)
  await input.setInputFiles(file)
  await expect(page.getByText('1 cannot be read, 2 unchanged')).toBeVisible()
  await expect(page.getByText('All of this is in your season already')).toBeVisible()

  const moved = list.replace(';11:00;', ';12:00;').replace(`${third};;`, `${third};09:30;`)
  await page.getByRole('button', { name: 'Change the list' }).click()
  await input.setInputFiles({ ...file, buffer: Buffer.from(moved) })
  await expect(page.getByText('1 new, 1 moved, 1 unchanged')).toBeVisible()
  await page.getByRole('button', { name: 'Import 2 matches' }).click()
  await expect(page.getByText('1 match added, 1 match changed')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 match taken back.')).toBeVisible()
})
