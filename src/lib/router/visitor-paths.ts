/** Addresses that visitors come to without the club's: more than the first load needs, less than `paths`. */
export const visitorPaths = {
  pricing: '/pricing',
  /** Linked to from texts; the footer of spec section 2 does not name it. */
  parentalConsent: '/info/parental-consent',
  /** Into the demo academy without an account; under `/landing`, which the access rule opens to everybody. */
  lookAround: '/landing/try',
} as const
