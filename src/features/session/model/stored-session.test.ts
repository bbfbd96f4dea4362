import { describe, expect, it } from 'vitest'
import { findCookieOwner } from './find-cookie-owner'
import { canOpen, parseStoredSession } from './stored-session'
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

function createCookie(id: string): string {
  const json = JSON.stringify({ access_token: 'x', user: { id, name: 'Ayşe' } })
  const bytes = String.fromCharCode(...new TextEncoder().encode(json))
  return `base64-${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

describe('whose cookie it is', () => {
  it('is read from one cookie and from pieces in any order', () => {
    const whole = createCookie('ayse')
    expect(findCookieOwner(`lang=de; sb-127-auth-token=${whole}`)).toBe('ayse')
    const [one, two] = [whole.slice(0, 20), whole.slice(20)]
    expect(findCookieOwner(`sb-127-auth-token.1=${two}; sb-127-auth-token.0=${one}`)).toBe('ayse')
  })

  it.each(['', 'lang=de', 'sb-127-auth-token=rubbish', 'sb-127-auth-token=base64-!!!'])(
    'is nobody’s when it cannot be read: %s',
    (cookies) => {
      expect(findCookieOwner(cookies)).toBeNull()
    },
  )
})

describe('the session this device remembers', () => {
  it('is the account’s own', () => {
    expect(parseStoredSession(session, 'ayse')).toEqual(session)
    expect(parseStoredSession(session, 'kemal')).toBeNull()
  })

  it('opens nothing for somebody without a role: it may have been given meanwhile', () => {
    expect(
      parseStoredSession({ ...session, profile: { ...session.profile, role: null } }, 'ayse'),
    ).toBeNull()
  })

  it.each([null, 'x', {}, { user: { id: 'ayse' } }, { ...session, held_roles: null }])(
    'is nothing when its shape is not known: %s',
    (value) => {
      expect(parseStoredSession(value, 'ayse')).toBeNull()
    },
  )

  it('opens a page where it would be let in, and the front door; never redirects with a network', () => {
    const away = { kind: 'redirect', to: '/settings/account' } as const
    expect(canOpen({ kind: 'allow' }, '/teams', false)).toBe(true)
    expect(canOpen(away, '/teams', false)).toBe(false)
    expect(canOpen(away, '/', false)).toBe(true)
    expect(canOpen(away, '/teams', true)).toBe(true)
  })
})
