import { expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { dashboardPath, homePath } from './home'
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
  expect(dashboardPath(role)).toBe(paths[role].overview)
  expect(homePath({ profile: { ...profile, role } })).toBe(`/dashboard/${role}/overview`)
})

test('without a role the account page, without a person the front page', () => {
  expect(dashboardPath(null)).toBeNull()
  expect(homePath({ profile })).toBe('/settings/account')
  expect(homePath({ profile: null })).toBe('/')
  expect(homePath(null)).toBe('/')
})

test.each([
  ['Coach', 'coach'],
  [' ADMIN ', 'admin'],
  ['referee', null],
  ['', null],
  [null, null],
  [7, null],
])('parseRole(%j) is %j', (value, role) => expect(parseRole(value)).toBe(role))
