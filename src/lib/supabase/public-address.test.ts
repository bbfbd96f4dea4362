import { expect, it, vi } from 'vitest'
import { toOwnAddress } from './public-address'

vi.stubEnv('VITE_SUPABASE_URL', 'https://own.test')
vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'key')

const path = '/storage/v1/object/public/avatars/u1/a.jpg'

it.each([
  ['https://own.test' + path, 'https://own.test' + path],
  ['https://elsewhere.test' + path, 'https://own.test' + path],
  ['https://elsewhere.test/pixel.gif', null],
  ['https://elsewhere.test/?x=' + path + '?y', null],
  ['//elsewhere.test/a.jpg', null],
  ['javascript:alert(1)', null],
  ['blob:https://own.test/1', 'blob:https://own.test/1'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['', null],
  [null, null],
])('reads %s as %s', (address, expected) => {
  expect(toOwnAddress(address)).toBe(expected)
})
