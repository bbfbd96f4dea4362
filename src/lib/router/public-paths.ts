/** The addresses the first load speaks of: what is open to visitors, and where a sign-in leads. */
export const publicPaths = {
  home: '/',
  login: '/login',
  register: '/register',
  confirm: '/confirm',
  confirmEmail: '/confirm-email',
  roleSelection: '/role-selection',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  acceptInvitation: '/accept-invitation',
  emailChangeInitiated: '/email-change-initiated',
  /** The nine pages of the footer (spec section 2), in its order. */
  info: {
    privacy: '/info/privacy-policy',
    terms: '/info/terms-of-service',
    data: '/info/data-protection',
    press: '/info/press-kit',
    about: '/info/about-us',
    contacts: '/info/contacts',
    safety: '/info/child-safety-policy',
    concern: '/info/report-a-concern',
    conduct: '/info/player-conduct',
  },
  landing: {
    coach: '/landing/coach-landing',
    owner: '/landing/owner-landing',
    parent: '/landing/parent-landing',
    player: '/landing/player-landing',
  },
  shop: { home: '/shop' },
  settings: { account: '/settings/account' },
} as const
