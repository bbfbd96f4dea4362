import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords'

test.each(['123456', 'password', 'Qwerty', 'FOOTBALL', 'fussball', '111111'])(
  '%s is common',
  async (password) => expect(await isCommonPassword(password)).toBe(true),
)

test.each(['demo1234', 'geheim-am-see', 'Ölberg 7', ''])('%j is not', async (password) =>
  expect(await isCommonPassword(password)).toBe(false),
)
