import { expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { getDashboardPath, getHomePath } from './home'
import { appRoles, parseRole, type Profile } from './session'

const profile: Profile = {
  id: 'p',
  email: 'p@demo.test',
  first_name: 'Pat',
  last_name: 'Player',
  role: null,
  avatar_url: null,
}

test.each(appRoles)('%s lives under its own dashboard', (role) => {
  expect(getDashboardPath(role)).toBe(paths[role].overview)
  expect(getHomePath({ profile: { ...profile, role } })).toBe(`/dashboard/${role}/overview`)
})

test('without a role the account page, without a person the front page', () => {
  expect(getDashboardPath(null)).toBeNull()
  expect(getHomePath({ profile })).toBe('/settings/account')
  expect(getHomePath({ profile: null })).toBe('/')
  expect(getHomePath(null)).toBe('/')
})

test.each([
  ['Coach', 'coach'],
  [' ADMIN ', 'admin'],
  ['referee', null],
  ['', null],
  [null, null],
  [7, null],
])('parseRole(%j) is %j', (value, role) => expect(parseRole(value)).toBe(role))
