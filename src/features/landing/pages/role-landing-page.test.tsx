import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { takeSavedPath } from '@/features/session/model/saved-path'
import { locales } from '@/lib/i18n/locale'
import { queryClient } from '@/lib/query/query-client'
import { publicPaths } from '@/lib/router/public-paths'
import { renderApp } from '@/test/render-app'
import { fetchRoleText } from '../api/page-texts'
import { landingRoles } from '../model/page-text'

const pages = landingRoles.flatMap((role) => locales.map((locale) => ({ role, locale })))

test.each(pages)('the page for a $role reads in $locale', async ({ role, locale }) => {
  const { container } = await renderApp(publicPaths.landing[role], { locale })
  const text = await fetchRoleText(locale, role)
  expect(screen.getByRole('heading', { level: 1, name: text.hero.title })).toBeVisible()
  for (const part of [text.features, text.preview, text.faq, text.call]) {
    expect(screen.getByRole('heading', { level: 2, name: part.title })).toBeVisible()
  }
  for (const { title } of [...text.features.items, ...text.preview.panels]) {
    expect(screen.getByRole('heading', { level: 3, name: title })).toBeVisible()
  }
  const prices = await findPrices()
  expect(await prices.findAllByRole('listitem')).toHaveLength(4)
  expect(container.textContent).not.toMatch(/\{\{|\b(pages|role|document|nav)\.[a-z_]+/)
})

test('a coach sees what it costs by month and by year, and the choice comes along into the account', async () => {
  const { user, router } = await renderApp(publicPaths.landing.coach)
  const prices = await findPrices()
  expect(await prices.findByText('€9')).toBeVisible()
  expect(prices.getByText('1 team · Up to 25 players')).toBeVisible()
  expect(prices.getAllByText('14 days free')).toHaveLength(3)
  await user.click(prices.getByRole('radio', { name: 'Yearly' }))
  expect(prices.getByText('€86.40')).toBeVisible()
  expect(prices.getByText('1 team · Up to 25 players · saves 20%')).toBeVisible()

  await user.click(prices.getByRole('link', { name: 'Choose Starter' }))
  expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible()
  expect(screen.getByRole('radio', { name: /^Coach/ })).toBeChecked()
  const plan = new URLSearchParams(router.state.location.search).get('plan') ?? ''
  expect(takeSavedPath()).toBe(`/pricing?plan=${plan}&period=yearly`)
})

test('the free tier and the page’s own button keep the role alone', async () => {
  await renderApp(publicPaths.landing.parent)
  const prices = await findPrices()
  expect(await prices.findByRole('link', { name: 'Start for free' })).toHaveAttribute(
    'href',
    '/register?role=parent',
  )
  for (const link of screen.getAllByRole('link', { name: 'Register for free' })) {
    expect(link).toHaveAttribute('href', '/register?role=parent')
  }
})

test('whoever has an account goes to the club, and to the plans', async () => {
  await renderApp(publicPaths.landing.coach, { as: 'coach' })
  expect(screen.queryByRole('link', { name: 'Register for free' })).toBeNull()
  const prices = await findPrices()
  expect(await prices.findByRole('link', { name: 'Choose Club' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/pricing\?plan=[\da-f-]{36}&period=monthly$/),
  )
})

test('prices that do not come leave the page standing, and can be asked for again', async () => {
  queryClient.clear()
  const real = globalThis.fetch
  const broken = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    return address.includes('/rest/v1/plans')
      ? Promise.resolve(Response.json({ message: 'broken' }, { status: 400 }))
      : real(input, init)
  })
  const { user } = await renderApp(publicPaths.landing.player)
  const prices = await findPrices()
  expect(await prices.findByRole('alert', {}, { timeout: 15_000 })).toHaveTextContent(
    'The prices could not be loaded.',
  )
  broken.mockRestore()
  await user.click(prices.getByRole('button', { name: 'Try again' }))
  expect(await prices.findByRole('link', { name: 'Choose Starter' })).toBeVisible()
})

async function findPrices() {
  return within(
    await screen.findByRole('region', { name: /^(What it costs|Was es kostet|Колко струва)$/ }),
  )
}
