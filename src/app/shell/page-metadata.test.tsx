import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { startI18n } from '@/lib/i18n/setup'
import { createPage } from '@/lib/router/page'
import { PageMetadata } from './page-metadata'

beforeAll(() => startI18n('en'))

test('a page whose words never came is called by the name of the product, not by a key', () => {
  const { handle } = createPage({
    path: '/',
    title: 'missing:pages.list',
    layout: 'role',
    access: 'open',
    feature: 'missing',
    component: () => Promise.resolve(() => null),
  })
  const router = createMemoryRouter([{ path: '/', element: <PageMetadata />, handle }])
  render(<RouterProvider router={router} />)
  expect(document.title).toBe('Touchline')
})
