import { findIssues } from '../support/axe'
import { expect, test } from '../support/fixtures'

test('an owner charges a player in instalments, and settles the first from a bank statement once', async ({
  as,
  isMobile,
}) => {
  // both charge the same player: the sum tells the fees apart
  const { title, sum, first } = isMobile
    ? { title: 'Easter camp small', sum: '100', first: '33.34' }
    : { title: 'Easter camp large', sum: '130', first: '43.34' }
  const page = await as('owner2')
  await page.goto('/dashboard/owner/finances')
  await page.getByRole('link', { name: 'Charge' }).click()
  await page.getByRole('combobox', { name: 'Players' }).click()
  const choice = page.getByRole('option').first()
  const player = (await choice.textContent()) ?? ''
  await choice.click()
  await page.getByLabel(/^Name of the fee/).fill(title)
  await page.getByRole('combobox', { name: /^Payment/ }).click()
  await page.getByRole('option', { name: 'In instalments' }).click()
  await page.getByLabel(/^Amount in all/).fill(sum)
  await page.getByLabel(/^Instalments/).fill('3')
  const preview = page.getByRole('region', { name: 'This is charged' })
  await expect(preview.getByText(`${title} (3/3)`)).toBeVisible()
  // a third of the sum: the first one has the cent that is left
  await expect(preview.getByText(`€${first}`)).toBeVisible()
  expect(await findIssues(page)).toEqual([])
  await page.getByRole('button', { name: 'Charge now' }).click()
  await expect(page.getByText('3 fees are charged.')).toBeVisible()
  await expect(page.getByText(`${title} (1/3)`)).toBeVisible()

  await page.goto('/dashboard/owner/finances?tab=statement')
  const lines = [
    'Buchungstag;Name;Verwendungszweck;Betrag',
    `18.11.2026;Family;${title} (1/3) ${player};${first.replace('.', ',')}`,
    '18.11.2026;Floodlight GmbH;Invoice 12;-80,00',
  ]
  const readStatement = async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose file' }).click()
    const body = Buffer.from(lines.join('\n'))
    await (await chooser).setFiles({ name: 'november.csv', mimeType: 'text/csv', buffer: body })
  }
  await readStatement()
  await expect(page.getByText(/^Credits: 1, settled before: 0/)).toBeVisible()
  expect(await findIssues(page)).toEqual([])
  // without the code of the reference it is likely only: the owner confirms it
  await page.getByRole('checkbox', { name: /^Select Family/ }).check()
  await page.getByRole('button', { name: 'Settle 1 payment' }).click()
  await expect(page.getByText('1 payment is settled.')).toBeVisible()

  await page.goto('/dashboard/owner/finances?tab=statement')
  await readStatement()
  await expect(page.getByText(/^Credits: 1, settled before: 1/)).toBeVisible()
})
