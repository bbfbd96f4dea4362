/** The cards Stripe documents for tests, and what becomes of a payment with each. */

export interface Card {
  last4: string
  brand: string
  /** Renewals fail, though the first payment went through. */
  failsLater: boolean
}

export type CardAnswer =
  | { outcome: 'taken'; card: Card }
  | { outcome: 'asks'; card: Card }
  | { outcome: 'refused'; message: string }

const REFUSALS = new Map([
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
  ['4000000000009987', 'Your card was declined.'],
  ['4000000000000069', 'Your card has expired.'],
  ['4000000000000127', 'Your card’s security code is incorrect.'],
  ['4000000000000119', 'An error occurred while processing your card. Try again in a little bit.'],
])

/** The bank wants its customer to confirm (3-D Secure). */
const ASKING = new Set(['4000002500003155', '4000002760003184', '4000000000003220'])
const FAILING_LATER = new Set(['4000000000000341'])
const GOOD = new Set([
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '378282246310005',
])

export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', effect: 'is paid' },
  { number: '4000 0000 0000 0002', effect: 'is declined' },
  { number: '4000 0000 0000 9995', effect: 'has insufficient funds' },
  { number: '4000 0025 0000 3155', effect: 'asks for 3-D Secure' },
  { number: '4000 0000 0000 0341', effect: 'is paid now, fails later' },
]

interface Input {
  number: string
  expiry: string
  cvc: string
}

/** `now`: seconds since 1970, by the test clock. */
export function checkCard(input: Input, now: number): CardAnswer {
  const number = input.number.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number) || !isLuhnValid(number)) {
    return refuse('Your card number is invalid.')
  }
  if (!isFuture(input.expiry, now)) return refuse('Your card’s expiration date is in the past.')
  if (!/^\d{3,4}$/.test(input.cvc.trim())) {
    return refuse('Your card’s security code is incomplete.')
  }
  const refusal = REFUSALS.get(number)
  if (refusal) return refuse(refusal)
  const card = {
    last4: number.slice(-4),
    brand: readBrand(number),
    failsLater: FAILING_LATER.has(number),
  }
  if (ASKING.has(number)) return { outcome: 'asks', card }
  if (GOOD.has(number) || card.failsLater) return { outcome: 'taken', card }
  return refuse('Your card was declined. In test mode only test cards are taken.')
}

function refuse(message: string): CardAnswer {
  return { outcome: 'refused', message }
}

function readBrand(number: string): string {
  if (number.startsWith('5')) return 'Mastercard'
  return number.startsWith('3') ? 'American Express' : 'Visa'
}

function isLuhnValid(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** `12 / 34` and `12/2034`: good until the end of that month. */
function isFuture(expiry: string, now: number): boolean {
  const [, month, year] = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec(expiry.trim()) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return false
  return Date.UTC(2000 + Number(year), Number(month)) / 1000 > now
}
