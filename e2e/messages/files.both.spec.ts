import type { Page } from '@playwright/test'
import { findIssues } from '../support/axe'
import { expect, test } from '../support/fixtures'

/** The demo's conversation of the U11. */
const team = 'U11'
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'

/** A picture as a phone takes it, larger than what is sent. */
async function drawPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 2400
    canvas.height = 1800
    const pen = canvas.getContext('2d')
    pen?.fillRect(0, 0, 1200, 1800)
    return canvas.toDataURL('image/jpeg')
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

async function openTeam(page: Page) {
  await page.goto('/communication/messages')
  await page.getByRole('link', { name: new RegExp(`^${team}\\b`) }).click()
  await expect(page.getByRole('log')).toBeVisible()
}

test('a coach sends a picture and a PDF, the family opens both', async ({ as }) => {
  const mark = crypto.randomUUID().slice(0, 6)
  const coach = await as('coach')
  await openTeam(coach)
  const files = coach.locator('input[type=file]')

  await files.setInputFiles({
    name: 'goal.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawPicture(coach),
  })
  const picture = coach.getByRole('dialog', { name: 'Send a picture' })
  await picture.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(picture.getByText('Say who can be recognised')).toBeVisible()
  await picture.getByRole('checkbox', { name: 'Nobody can be recognised' }).check()
  await picture.getByRole('textbox', { name: /A few words/ }).fill(`The pitch ${mark}`)
  expect(await findIssues(coach)).toEqual([])
  await picture.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(picture).toBeHidden()
  await expect(coach.getByRole('log')).toContainText(`The pitch ${mark}`)

  await files.setInputFiles({
    name: `Away ${mark}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdf),
  })
  const document = coach.getByRole('dialog', { name: 'Send a document' })
  await document.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(document).toBeHidden()

  const parent = await as('parent')
  await openTeam(parent)
  // it opens at the first unread message
  const newest = parent.getByRole('button', { name: 'Newest' })
  const file = parent.getByRole('button', { name: new RegExp(`Away ${mark}\\.pdf`) })
  await expect(newest.or(file).first()).toBeVisible()
  if (await newest.isVisible()) await newest.click()
  const download = parent.waitForEvent('download')
  await file.click()
  expect((await download).suggestedFilename()).toBe(`Away ${mark}.pdf`)
  const message = parent.getByRole('article').filter({ hasText: `The pitch ${mark}` })
  await message.getByRole('button', { name: /^Open the picture/ }).click()
  const shown = parent.getByRole('dialog').getByRole('img', { name: /Hoffmann/ })
  await expect(shown).toBeVisible()
  // drawn anew: no side longer than 1,600 pixels
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
})
