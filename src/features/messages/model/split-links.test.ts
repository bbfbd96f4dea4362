import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLinks } from './split-links'

const listLinks = (text: string) => splitLinks(text).flatMap(({ href }) => (href ? [href] : []))

test.each([
  ['See https://fc.test/plan.', ['https://fc.test/plan']],
  ['(http://fc.test/a)', ['http://fc.test/a']],
  [
    'https://fc.test/a_(b), then https://x.test/?q=1!',
    ['https://fc.test/a_(b)', 'https://x.test/?q=1'],
  ],
  ['javascript:alert(1) data:text/html,x mailto:a@b.test', []],
  ['https://bank.test@evil.test/', []],
  ['https://', []],
])('%s', (text, links) => expect(listLinks(text)).toEqual(links))

test('nothing of a text is lost, and only web addresses are links', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.webUrl(), (words, url) => {
      const text = `${words} ${url} ${words}`
      const parts = splitLinks(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const href of listLinks(text)) expect(href).toMatch(/^https?:\/\//)
    }),
  )
})
