import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAIL_API_KEY } from '../parts/mail-page'
import type { Stack } from '../stack'
import { ANA, BEN, connect, startFixtureStack } from './harness'

let stack: Stack
beforeAll(async () => {
  stack = await startFixtureStack()
})
afterAll(() => stack.stop())

function send(mail: unknown, key: string = MAIL_API_KEY): Promise<Response> {
  return fetch(`${stack.url}/_mail/send`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify(mail),
  })
}

it('shows e-mails newest first with links that can be clicked', async () => {
  await connect(stack).auth.resetPasswordForEmail(ANA.email)
  await connect(stack).auth.resetPasswordForEmail(BEN.email)
  const html = await (await fetch(`${stack.url}/_mail`)).text()
  expect(html.indexOf(BEN.email)).toBeLessThan(html.indexOf(ANA.email))
  expect(html).toMatch(
    /<a href="http:\/\/localhost:5173\/reset-password\?token_hash=\w+&amp;type=recovery">/,
  )
})

it('gives the e-mails of one person as JSON', async () => {
  const response = await fetch(`${stack.url}/_mail.json?to=${ANA.email.toUpperCase()}`)
  expect(await response.json()).toMatchObject([{ to: ANA.email, links: [expect.any(String)] }])
})

it('takes e-mails like a mail service and shows them harmless', async () => {
  const mail = {
    from: 'Club <club@demo.test>',
    to: 'eve@demo.test',
    subject: '<script>alert(1)</script>',
    html: '<a href="javascript:alert(1)">x</a>',
    text: '<b>text</b>',
  }
  expect((await send(mail, 'wrong')).status).toBe(401)
  expect((await send({ to: 'eve@demo.test' })).status).toBe(422)
  expect((await send(mail)).status).toBe(200)
  const html = await (await fetch(`${stack.url}/_mail`)).text()
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('href="javascript:')
})
