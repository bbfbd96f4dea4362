import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageRows } from '@/app/router/route-table'
import { locales } from '@/lib/i18n/locale'
import { isPageHandle } from '@/lib/router/handle'
import { renderApp } from '@/test/render-app'

const addresses = [
  '/info/privacy-policy',
  '/info/terms-of-service',
  '/info/data-protection',
  '/info/press-kit',
  '/info/about-us',
  '/info/contacts',
  '/info/child-safety-policy',
  '/info/report-a-concern',
  '/info/player-conduct',
]

test.each(locales)(
  'names in %s the nine pages of the specification, each of them built',
  async (locale) => {
    await renderApp('/', { locale })
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses)
    for (const link of links) expect(link).toHaveAccessibleName(/^[^.:]{4,}$/)
    const built = pageRows.flatMap(({ handle }) => (isPageHandle(handle) ? [handle.page.path] : []))
    expect(built).toEqual(expect.arrayContaining(addresses))
  },
)
