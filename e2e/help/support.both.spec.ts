import { findIssues } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { countTaps } from '../support/taps'

test('a parent asks, the desk answers, the parent reads it without loading anew and it is solved', async ({
  as,
}) => {
  const subject = `Where is the invoice? ${crypto.randomUUID().slice(0, 8)}`
  const counter = countTaps()
  const parent = await as('parent')
  await parent.goto('/support/ask')
  const subjectField = parent.getByRole('textbox', { name: /^Subject/ })
  await subjectField.fill(subject)
  await parent.getByRole('textbox', { name: /^Your message/ }).fill('I cannot find it in the app.')
  expect(await findIssues(parent)).toEqual([])
  await counter.tap(parent.getByRole('button', { name: 'Send' }))
  await expect(parent.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  expect(counter.print('asking the support')).toBe(1)

  const admin = await as('admin')
  await admin.goto(`/dashboard/admin/support?q=${encodeURIComponent(subject)}`)
  const row = admin.getByRole('link', { name: new RegExp(subject.slice(-8)) })
  await expect(row).toBeVisible()
  expect(await findIssues(admin)).toEqual([])
  await counter.tap(row)
  await expect(admin.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await admin.getByRole('textbox', { name: /^Your answer/ }).fill('It is below Payments.')
  expect(await findIssues(admin)).toEqual([])
  await counter.tap(admin.getByRole('button', { name: 'Send' }))
  await expect(admin.getByText('Answered')).toBeVisible()
  expect(counter.print('answering at the desk')).toBe(2)

  // an open conversation asks for answers by itself
  await expect(parent.getByText('It is below Payments.')).toBeVisible({ timeout: 30_000 })
  expect(await findIssues(parent)).toEqual([])
  await counter.tap(parent.getByRole('button', { name: 'It is solved' }))
  await expect(parent.getByText('Solved', { exact: true })).toBeVisible()
  expect(counter.print('saying that it is solved')).toBe(1)

  await admin.getByRole('banner').getByRole('link', { name: 'Support', exact: true }).click()
  await expect(admin).toHaveURL(/\/dashboard\/admin\/support/)
})
