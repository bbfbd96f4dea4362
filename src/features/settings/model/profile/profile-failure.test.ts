import { describe, expect, it } from 'vitest'
import { AppError } from '@/lib/errors'
import texts from '../../i18n/en.json'
import { loadFailure, toSaveFailure } from './profile-failure'

const all = [
  ...Object.entries(texts.failures).map(([name, text]) => [`failures.${name}`, text] as const),
  ...Object.entries(texts.roles.parent).map(
    ([name, text]) => [`roles.parent.${name}`, text] as const,
  ),
]

function findSentence(key: string): string {
  const name = key.replace('settings:', '')
  return all.find(([known]) => known === name)?.[1] ?? key
}

describe('failures of a profile, in the words of the specification', () => {
  it.each([
    [new AppError('unavailable'), 'Error updating profile'],
    [new AppError('forbidden', { detail: 'permission denied' }), 'Error updating profile'],
    [new AppError('invalid', { detail: 'no_user' }), 'User ID not found. Cannot save changes.'],
    [new AppError('unavailable', { detail: 'avatar_upload' }), 'Error uploading new avatar'],
    [
      new AppError('unavailable', { detail: 'avatar_address' }),
      "Avatar uploaded, but couldn't retrieve its public URL.",
    ],
    [
      new AppError('not_found'),
      'Profile update may not have completed as expected. Please verify.',
    ],
    [
      new AppError('invalid', { detail: 'details_missing' }),
      'Cannot save: Parent data is not available.',
    ],
    [
      new AppError('forbidden', { detail: 'role_mismatch' }),
      'Role mismatch: Your account is not designated as a parent.',
    ],
    [new AppError('session_invalid'), 'Authentication error'],
    [new AppError('not_signed_in'), 'Not authenticated. Please log in.'],
    [new AppError('unknown'), 'An unexpected error occurred'],
  ])('saving: %s', (error, expected) => {
    expect(findSentence(toSaveFailure(error, 'parent'))).toBe(expected)
  })

  it.each([
    [new AppError('offline'), 'Error loading profile'],
    [new AppError('session_invalid'), 'Authentication error'],
    [new AppError('not_signed_in'), 'Not authenticated. Please log in.'],
    [new AppError('unknown'), 'An unexpected error occurred'],
  ])('loading: %s', (error, expected) => {
    expect(findSentence(loadFailure(error))).toBe(expected)
  })
})
