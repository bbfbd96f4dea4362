import { describe, expect, it } from 'vitest'
import { cookieOwner } from './cookie-owner'
import { mayOpen, parseKept } from './kept-session'
import type { Session } from './session'

const session: Session = {
  user: { id: 'ayse', email: 'ayse@demo.test' },
  profile: {
    id: 'ayse',
    email: 'ayse@demo.test',
    first_name: 'Ayşe',
    last_name: 'Yılmaz',
    role: 'parent',
    avatar_url: null,
  },
  held_roles: [],
}

function cookieOf(id: string): string {
  const json = JSON.stringify({ access_token: 'x', user: { id, name: 'Ayşe' } })
  const bytes = String.fromCharCode(...new TextEncoder().encode(json))
  return `base64-${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

describe('whose cookie it is', () => {
  it('is read from one cookie and from pieces in any order', () => {
    const whole = cookieOf('ayse')
    expect(cookieOwner(`lang=de; sb-127-auth-token=${whole}`)).toBe('ayse')
    const [one, two] = [whole.slice(0, 20), whole.slice(20)]
    expect(cookieOwner(`sb-127-auth-token.1=${two}; sb-127-auth-token.0=${one}`)).toBe('ayse')
  })

  it.each(['', 'lang=de', 'sb-127-auth-token=rubbish', 'sb-127-auth-token=base64-!!!'])(
    'is nobody’s when it cannot be read: %s',
    (cookies) => {
      expect(cookieOwner(cookies)).toBeNull()
    },
  )
})

describe('the session this device remembers', () => {
  it('is the account’s own', () => {
    expect(parseKept(session, 'ayse')).toEqual(session)
    expect(parseKept(session, 'kemal')).toBeNull()
  })

  it('opens nothing for somebody without a role: it may have been given meanwhile', () => {
    expect(
      parseKept({ ...session, profile: { ...session.profile, role: null } }, 'ayse'),
    ).toBeNull()
  })

  it.each([null, 'x', {}, { user: { id: 'ayse' } }, { ...session, held_roles: null }])(
    'is nothing when its shape is not known: %s',
    (value) => {
      expect(parseKept(value, 'ayse')).toBeNull()
    },
  )

  it('opens a page where it would be let in, and the front door; never redirects with a network', () => {
    const away = { kind: 'redirect', to: '/settings/account' } as const
    expect(mayOpen({ kind: 'allow' }, '/teams', false)).toBe(true)
    expect(mayOpen(away, '/teams', false)).toBe(false)
    expect(mayOpen(away, '/', false)).toBe(true)
    expect(mayOpen(away, '/teams', true)).toBe(true)
  })
})
