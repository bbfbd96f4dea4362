import { describe, expect, it } from 'vitest'
import { AppError } from '@/lib/errors'
import { isCodeMissing, normalizeCode, toCodeFailure } from './code-failure'

describe('a typed code', () => {
  it('keeps its six digits, whatever stands between them', () => {
    expect(normalizeCode(' 123 456 ')).toBe('123456')
    expect(normalizeCode('12a34')).toBe('1234')
    expect(normalizeCode('1234567')).toBe('123456')
  })
})

describe('a refused code', () => {
  it('is wrong, one too many, or another matter', () => {
    expect(toCodeFailure({ code: 'mfa_verification_failed', status: 422 })).toBe('wrong')
    expect(toCodeFailure({ code: 'over_request_rate_limit', status: 429 })).toBe('rate_limited')
    expect(toCodeFailure(new AppError('offline'))).toBe('offline')
    expect(toCodeFailure(new Error('No authenticator'))).toBe('unknown')
  })

  it('is told from a code that was never asked for', () => {
    expect(isCodeMissing({ code: 'insufficient_aal', status: 401 })).toBe(true)
    expect(isCodeMissing({ code: 'mfa_verification_failed' })).toBe(false)
    expect(isCodeMissing(null)).toBe(false)
  })
})
