import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { locales } from '@/lib/i18n/locale'
import { renderApp } from '@/test/render-app'
import { fetchDocument } from '../api/page-texts'
import { documents, type DocumentId } from '../model/documents'

const ids: DocumentId[] = [
  'about-us',
  'privacy-policy',
  'data-protection',
  'parental-consent',
  'terms-of-service',
  'press-kit',
  'child-safety-policy',
  'player-conduct',
]
const pages = ids.flatMap((id) => locales.map((locale) => ({ id, locale })))

test.each(pages)(
  '$id reads in $locale, with contents that lead into it',
  async ({ id, locale }) => {
    const { container } = await renderApp(documents[id].path, { locale })
    const text = await fetchDocument(locale, id)
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.getByText(text.lead)).toBeVisible()
    for (const { id: section, title } of text.sections) {
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible()
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `#${section}`)
      expect(container.querySelector(`#${section}`)).toBeVisible()
    }
    // no key that was not found, no gap that was not filled
    expect(container.textContent).not.toMatch(/\{\{|\b(pages|document|nav)\.[a-z_]+/)
  },
)

test('what a lawyer has to read says so, with version and date; the rest does not', async () => {
  const terms = await renderApp(documents['terms-of-service'].path)
  expect(screen.getByRole('note')).toHaveTextContent('still has to be checked by a lawyer')
  expect(screen.getByText('Version 1, last changed 27 Nov 2026')).toBeVisible()
  terms.unmount()
  await renderApp(documents['press-kit'].path)
  expect(screen.queryByRole('note')).toBeNull()
})

test('parental consent shows the words families agree to, as they are stored', async () => {
  await renderApp(documents['parental-consent'].path, { locale: 'de' })
  const words = within(screen.getByRole('region', { name: 'Der Wortlaut, dem du zustimmst' }))
  expect(await words.findByText(/Neben einem Bild steht kein voller Name/)).toBeVisible()
  expect(words.getAllByRole('term')).toHaveLength(5)
  expect(words.getAllByText('Version 1')).toHaveLength(5)
})

test('another language brings the text along in place', async () => {
  const { user } = await renderApp(documents['player-conduct'].path)
  await user.click(screen.getByRole('button', { name: 'Deutsch', hidden: true }))
  expect(await screen.findByRole('heading', { name: 'Auf dem Platz' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Verhaltensregeln für Spieler',
  )
})

test('on paper stands the text alone, without the frame', async () => {
  await renderApp(documents['player-conduct'].path)
  window.dispatchEvent(new Event('beforeprint'))
  await waitFor(() =>
    expect(document.querySelector('[data-paper]')).toHaveTextContent('On the pitch'),
  )
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('[data-paper]')).toBeNull())
})
