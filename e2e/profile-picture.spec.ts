import { hasPlace, addPlaceToJpeg } from '../src/test/jpeg-with-place'
import { expect, test } from './support/fixtures'

test('a photo that tells where it was taken is stored without the place', async ({ as }) => {
  const page = await as('coach')
  await page.goto('/settings/profile/coach')
  await page.getByRole('button', { name: 'Edit profile' }).click()

  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 600
    const context = canvas.getContext('2d')
    context?.fillRect(100, 100, 300, 300)
    return canvas.toDataURL('image/jpeg')
  })
  const photo = addPlaceToJpeg(Buffer.from(drawn.split(',')[1] ?? '', 'base64'))
  expect(hasPlace(photo)).toBe(true)

  const input = page.locator('input[type=file]')
  await input.setInputFiles({
    name: 'IMG_1.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(photo),
  })
  const crop = page.getByRole('application', { name: 'Part of the picture that is shown' })
  await crop.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Use picture' }).click()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()

  const picture = page.locator('main img[src*="/avatars/"]').first()
  await expect(picture).toBeVisible()
  const stored = await page.request.get((await picture.getAttribute('src')) ?? '')
  const bytes = new Uint8Array(await stored.body())
  expect([bytes[0], bytes[1]]).toEqual([0xff, 0xd8])
  expect(hasPlace(bytes)).toBe(false)

  await page.getByRole('button', { name: 'Edit profile' }).click()
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Your profile is saved.').last()).toBeVisible()
  await expect(page.locator('main img[src*="/avatars/"]')).toHaveCount(0)
})
