import { addPlaceToJpeg, hasPlace } from '../../src/test/jpeg-with-place'
import { findIssues } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { countTaps } from '../support/taps'
import { callAs, getNight, planMatch } from './plan-match'

test('a coach adds a picture of the match with who is in it, the family sees it with the report, and no place is left in it', async ({
  as,
  isMobile,
}) => {
  const opponent = isMobile ? 'Picture Town' : 'Picture City'
  const planned = { opponent, format: 11, benched: 7, periodMinutes: 25 }
  const id = await planMatch({ ...planned, startsAt: getNight(isMobile ? 675 : 680) })
  await callAs('coach', 'start_match', { p_match_id: id })
  await callAs('coach', 'finish_match', { p_match_id: id })

  const page = await as('coach')
  await page.goto(`/match-manager/details/${id}?tab=report`)
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 3000
    canvas.height = 2000
    canvas.getContext('2d')?.fillRect(400, 400, 900, 900)
    return canvas.toDataURL('image/jpeg')
  })
  const photo = addPlaceToJpeg(Buffer.from(drawn.split(',')[1] ?? '', 'base64'))
  expect(hasPlace(photo)).toBe(true)
  const card = page.getByRole('region', { name: 'Pictures' })
  const hand = countTaps()
  await card.locator('input[type=file]').setInputFiles({
    name: 'IMG_1.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(photo),
  })
  const sheet = page.getByRole('dialog', { name: 'New picture' })
  const agreed = sheet.getByRole('checkbox', { disabled: false })
  await expect(agreed.nth(1)).toBeVisible()
  expect(await findIssues(page)).toEqual([])
  await hand.tap(agreed.nth(1))
  await hand.tap(sheet.getByRole('button', { name: 'Add picture' }))
  await expect(sheet).toBeHidden()
  expect(hand.print('add a picture, after it is chosen')).toBe(2)
  await expect(card.getByText(/^With /)).toBeVisible()

  const home = await as('parent')
  await home.goto(`/match-manager/details/${id}`)
  await expect(home.getByRole('heading', { level: 1 })).toContainText(opponent)
  await expect(home.getByRole('region', { name: 'Pictures' })).toHaveCount(0)

  await page.getByRole('textbox', { name: 'Report' }).fill('A good evening.')
  await page.getByText('Families can read it', { exact: true }).click()
  await page.getByRole('button', { name: 'Save report' }).click()
  await expect(page.getByText('The report is saved.')).toBeVisible()
  await home.reload()
  const small = home.getByRole('button', { name: 'Picture 1 of 1' })
  await small.click()
  const large = home.getByRole('dialog').getByRole('img', { name: 'Picture 1 of 1' })
  await expect(large).toBeVisible()
  const bytes = await large.evaluate(async (image: HTMLImageElement) => {
    const file = await fetch(image.src)
    return [...new Uint8Array(await file.arrayBuffer())]
  })
  expect(hasPlace(new Uint8Array(bytes))).toBe(false)
  expect(await large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
  expect(await findIssues(home)).toEqual([])
})
