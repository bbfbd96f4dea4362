import { createPage, type PageSpec } from '@/lib/router/page'
import { publicPaths } from '@/lib/router/public-paths'

const { info, landing } = publicPaths

/** A page with the footer, for everybody and for search engines. */
function createPublicPage(
  path: string,
  title: string,
  { namespaces = [], component }: Pick<PageSpec, 'namespaces' | 'component'> = {},
) {
  return createPage({
    path,
    title,
    // titles have a file of their own, which most visitors never need
    namespaces: ['landing', ...namespaces],
    layout: 'default',
    access: 'open',
    feature: 'landing',
    isIndexed: true,
    component,
  })
}

export const landingRoutes = [
  createPublicPage(landing.coach, 'landing/pages:pages.coach'),
  createPublicPage(landing.owner, 'landing/pages:pages.owner'),
  createPublicPage(landing.parent, 'landing/pages:pages.parent'),
  createPublicPage(landing.player, 'landing/pages:pages.player'),
  createPublicPage(info.aboutUs, 'landing/pages:pages.about_us'),
  createPublicPage(info.contacts, 'landing/pages:pages.contacts', {
    component: () => import('./pages/form-pages').then((module) => module.ContactsPage),
  }),
  createPublicPage(info.privacyPolicy, 'landing/pages:pages.privacy_policy'),
  createPublicPage(info.dataProtection, 'landing/pages:pages.data_protection'),
  createPublicPage(info.parentalConsent, 'landing/pages:pages.parental_consent'),
  createPublicPage(info.reportConcern, 'landing/pages:pages.report_a_concern', {
    namespaces: ['landing/concern'],
    component: () => import('./pages/form-pages').then((module) => module.ReportConcernPage),
  }),
  createPublicPage(info.termsOfService, 'landing/pages:pages.terms_of_service'),
]
