import { describe, expect, it } from 'vitest'
import type { Profile } from '@/features/session/model/session'
import { resolveLayout } from './resolve-layout'

function createSession(role: Profile['role']) {
  const person = { id: '1', email: 'a@b.c', first_name: '', last_name: '', avatar_url: null }
  return { profile: { ...person, role } }
}

describe('the layout of a page', () => {
  it('is the active role’s where every role shares the page', () => {
    expect(resolveLayout('role', createSession('parent'))).toEqual({
      kind: 'signed_in',
      nav: 'parent',
    })
    expect(resolveLayout('role', createSession('admin'))).toEqual({
      kind: 'signed_in',
      nav: 'admin',
    })
  })

  it('is the small one for somebody without a role', () => {
    expect(resolveLayout('role', createSession(null))).toEqual({
      kind: 'signed_in',
      nav: 'default',
    })
  })

  it('is the public one for visitors, with the kit where the page needs it', () => {
    expect(resolveLayout('role', null)).toEqual({ kind: 'public', needsKit: true })
    expect(resolveLayout('role', { profile: null })).toEqual({ kind: 'public', needsKit: true })
    expect(resolveLayout('default', null)).toEqual({ kind: 'public', needsKit: false })
    expect(resolveLayout('default', createSession('coach'))).toEqual({
      kind: 'public',
      needsKit: false,
    })
  })

  it('is fixed where the page names one', () => {
    expect(resolveLayout('coach', createSession('owner'))).toEqual({
      kind: 'signed_in',
      nav: 'coach',
    })
    expect(resolveLayout('empty', createSession('owner'))).toEqual({ kind: 'empty' })
  })
})
