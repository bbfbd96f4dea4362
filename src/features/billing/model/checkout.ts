/** Why a checkout did not begin, as a key below `billing:pricing.errors`. */
export type CheckoutFault =
  'log_in' | 'initiate' | 'unexpected' | 'subscribed' | 'not_for_role' | 'guardian'

const faults: ReadonlyMap<string | null, CheckoutFault> = new Map([
  ['sign_in', 'log_in'],
  ['no_answer', 'unexpected'],
  ['already_subscribed', 'subscribed'],
  ['plan_not_for_role', 'not_for_role'],
  ['guardian_must_pay', 'guardian'],
])

/** `refusal`: as `openProviderPage` throws it. */
export function toCheckoutFault(refusal: string | null): CheckoutFault {
  return faults.get(refusal) ?? 'initiate'
}
