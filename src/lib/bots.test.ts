import { expect, it } from 'vitest'
import { isBot } from './bots'

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (compatible; Yahoo! Slurp)', true],
  ['Baiduspider/2.0', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', false],
])('%s', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected)
})
