/** Addresses that visitors come to without the club's: more than the first load needs, less than `paths`. */
export const visitorPaths = {
  pricing: '/pricing',
  /** Linked to from texts; the footer of spec section 2 does not name it. */
  parentalConsent: '/info/parental-consent',
} as const
