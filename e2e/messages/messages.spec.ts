import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'

/** The demo's family conversation about Emir. */
const conversation = '/communication/messages?c=00000000-0000-4000-8082-000000000021'

async function write(page: Page, words: string): Promise<number> {
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.fill(words)
  // from the key until the words are painted, by the page's own clock
  await page.evaluate((text) => {
    const isThere = () => document.querySelector('[role="log"]')?.textContent.includes(text)
    window.addEventListener(
      'pointerdown',
      () => {
        const start = performance.now()
        const check = () => {
          if (!isThere()) return requestAnimationFrame(check)
          return document.body.setAttribute('data-painted', String(performance.now() - start))
        }
        requestAnimationFrame(check)
      },
      { once: true, capture: true },
    )
  }, words)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log')).toContainText(words)
  const painted = page.locator('body[data-painted]')
  await expect(painted).toHaveCount(1)
  const ms = Number(await painted.getAttribute('data-painted'))
  await page.evaluate(() => document.body.removeAttribute('data-painted'))
  return ms
}

test('a parent writes from the phone, the coach answers from the desk', async ({ as }) => {
  const parent = await as('parent')
  await parent.setViewportSize({ width: 360, height: 740 })
  const coach = await as('coach')
  await coach.setViewportSize({ width: 1280, height: 800 })
  const mark = crypto.randomUUID().slice(0, 6)
  await parent.goto('/communication/messages')
  await parent.getByRole('link', { name: /Coaches of .* – Emir/ }).click()
  await expect(parent.getByRole('heading', { level: 1, name: /Emir/ })).toBeVisible()
  await coach.goto(conversation)
  await expect(coach.getByRole('log')).toBeVisible()

  const sent = await write(parent, `Is training on? ${mark}`)
  const start = Date.now()
  await expect(coach.getByRole('log')).toContainText(`Is training on? ${mark}`)
  const heard = Date.now() - start
  const answered = await write(coach, `Yes, at five. ${mark}`)
  await expect(parent.getByRole('log')).toContainText(`Yes, at five. ${mark}`)
  console.log(
    `sent and painted: phone ${Math.round(sent)} ms, desk ${Math.round(answered)} ms; ` +
      `on the other device ${heard} ms after that`,
  )

  await parent.getByRole('link', { name: 'Back to all conversations' }).click()
  await expect(parent.getByRole('list', { name: 'Conversations' })).toContainText(
    `Yes, at five. ${mark}`,
  )
})
