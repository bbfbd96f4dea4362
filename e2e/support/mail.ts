/** The e-mails the stack caught instead of sending. */
import { expect } from '@playwright/test'
import { addresses } from './addresses'

/** Waits for the newest e-mail to an address and answers the first link in it that leads to the app. */
export async function waitForMailedLink(email: string): Promise<string> {
  const url = `${addresses.stack}/_mail.json?to=${encodeURIComponent(email)}`
  let link = ''
  await expect
    .poll(async () => {
      const text = await (await fetch(url)).text()
      const found = new RegExp(`${addresses.app}/[^"'\\\\\\s<)]+`).exec(text)
      link = (found?.[0] ?? '').replaceAll('&amp;', '&')
      return link
    })
    .not.toBe('')
  return link
}

/** An address nobody else in this run uses. */
export function createEmail(name: string): string {
  return `${name}.${Date.now().toString(36)}.${Math.floor(Math.random() * 1e6)}@example.test`
}
