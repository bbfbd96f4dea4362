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
  info: {
    aboutUs: '/info/about-us',
    contacts: '/info/contacts',
    privacyPolicy: '/info/privacy-policy',
    dataProtection: '/info/data-protection',
    parentalConsent: '/info/parental-consent',
    termsOfService: '/info/terms-of-service',
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
