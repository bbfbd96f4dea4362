import { expect, it } from 'vitest'
import texts from '../i18n/en.json'
import { toCheckoutFault } from './checkout'
import { parseAddress } from '@/lib/payments/provider-answer'
import { parseRefusal } from '@/lib/supabase/find-refusal'

it('follows only web addresses', () => {
  expect(parseAddress({ url: 'https://pay.test/c/1' })).toBe('https://pay.test/c/1')
  for (const url of ['javascript:alert(1)', '/pricing', '', null, 'data:text/html,x']) {
    expect(parseAddress({ url })).toBeNull()
  }
  expect(parseAddress(null)).toBeNull()
})

it.each([
  [401, { message: 'Sign in first.' }, 'log_in'],
  [409, { code: 'already_subscribed' }, 'subscribed'],
  [422, { code: 'plan_not_for_role' }, 'not_for_role'],
  [403, { code: 'guardian_must_pay' }, 'guardian'],
  [503, 'no JSON at all', 'initiate'],
])('a checkout refused with %i %o tells it as %s', (status, body, fault) => {
  expect(toCheckoutFault(parseRefusal(status, body))).toBe(fault)
})

it('without any answer it is unexpected, with an answer that makes no sense it could not begin', () => {
  const { errors } = texts.pricing
  expect(errors[toCheckoutFault('no_answer')]).toBe(
    'An error occurred while trying to subscribe. Please try again.',
  )
  expect(errors[toCheckoutFault('no_address')]).toBe(
    'Could not initiate subscription. Please try again.',
  )
})
