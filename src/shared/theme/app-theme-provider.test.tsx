import { Suspense, use } from 'react'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startI18n } from '@/lib/i18n/setup'
import { AppThemeProvider } from './app-theme-provider'
import { applyColorScheme, setColorScheme, type ColorScheme } from './color-scheme'

const readScheme = () => document.documentElement.getAttribute('data-mantine-color-scheme')

beforeAll(() => startI18n('en'))
afterEach(() => setColorScheme('dark'))

function Part({ waitsFor }: { waitsFor: Promise<void> | null }) {
  if (waitsFor) use(waitsFor)
  return <p>Here</p>
}

test.each<ColorScheme>(['dark', 'light'])('a page that waited is %s as before', async (scheme) => {
  setColorScheme(scheme)
  applyColorScheme()
  const create = (waitsFor: Promise<void> | null) => (
    <Suspense fallback={<p>Waiting</p>}>
      <AppThemeProvider env="test">
        <Part waitsFor={waitsFor} />
      </AppThemeProvider>
    </Suspense>
  )
  const { rerender } = render(create(null))
  expect(readScheme()).toBe(scheme)
  let release = () => {}
  const waitsFor = new Promise<void>((resolve) => (release = resolve))
  await act(async () => rerender(create(waitsFor)))
  expect(screen.getByText('Waiting')).toBeVisible()
  await act(async () => release())
  expect(await screen.findByText('Here')).toBeVisible()
  expect(readScheme()).toBe(scheme)
})
