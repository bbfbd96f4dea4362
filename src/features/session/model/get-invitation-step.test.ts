import { expect, test } from 'vitest'
import { getInvitationStep } from './get-invitation-step'

const open = { email: 'ana@club.test', state: 'pending' } as const

test.each([
  ['no such token', null, 'ana@club.test', 'unknown'],
  ['nobody signed in', open, null, 'signed_out'],
  ['the invited address, however written', open, ' Ana@Club.test', 'ready'],
  ['another address', open, 'ben@club.test', 'other'],
  [
    'expired, even for the right person',
    { ...open, state: 'expired' } as const,
    'ana@club.test',
    'expired',
  ],
  ['revoked', { ...open, state: 'revoked' } as const, null, 'revoked'],
  ['used', { ...open, state: 'accepted' } as const, null, 'accepted'],
])('%s', (_state, invitation, mine, step) => {
  expect(getInvitationStep(invitation, mine)).toBe(step)
})
