import { createHash } from 'node:crypto'
import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { getSecurityHeaders } from '../../../scripts/headers/security-headers'
import { resolveCssVariables } from './css-variables'
import { mantineTheme } from './mantine-theme'

test('the Content-Security-Policy allows the style elements of the kit by their hashes, and no other', () => {
  const page = renderToStaticMarkup(
    createElement(MantineProvider, {
      theme: mantineTheme,
      cssVariablesResolver: resolveCssVariables,
    }),
  )
  const hashes = [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  )
  expect(hashes).toHaveLength(2)
  const policy = getSecurityHeaders('https://abc.supabase.co')['Content-Security-Policy'] ?? ''
  expect(policy.split('; ')).toContain(['style-src', "'self'", ...hashes].join(' '))
})
