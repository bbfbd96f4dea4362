import { addTextFiles, type TextFile } from '@/lib/i18n/setup'
import { createPage, type PageSpec } from '@/lib/router/page'
import { publicPaths } from '@/lib/router/public-paths'
import { documents, type DocumentId } from './model/documents'
import type { LandingRole } from './model/page-text'

addTextFiles(import.meta.glob<TextFile>('/src/features/landing/i18n/{concern,pages}/*.json'))

const { info, landing } = publicPaths

/** A page with the footer, for everybody and for search engines. */
function createPublicPage(
  path: string,
  title: string,
  { namespaces = [], ...parts }: Pick<PageSpec, 'namespaces' | 'component' | 'loader'>,
) {
  return createPage({
    path,
    title: `landing/pages:pages.${title}`,
    // titles have a file of their own, which most visitors never need
    namespaces: ['landing', ...namespaces],
    layout: 'default',
    access: 'open',
    feature: 'landing',
    isIndexed: true,
    ...parts,
  })
}

function createRolePage(role: LandingRole) {
  return createPublicPage(landing[role], role, {
    component: () => import('./pages/text-pages').then((module) => module.RoleLandingPage),
    loader: () => import('./loaders').then((module) => module.createRoleLoader(role)),
  })
}

function createDocumentPage(id: DocumentId) {
  const { path, title } = documents[id]
  return createPublicPage(path, title, {
    component: () => import('./pages/text-pages').then((module) => module.DocumentPage),
    loader: () => import('./loaders').then((module) => module.createDocumentLoader(id)),
  })
}

export const landingRoutes = [
  createRolePage('coach'),
  createRolePage('owner'),
  createRolePage('parent'),
  createRolePage('player'),
  createDocumentPage('about-us'),
  createPublicPage(info.contacts, 'contacts', {
    component: () => import('./pages/form-pages').then((module) => module.ContactsPage),
  }),
  createDocumentPage('privacy-policy'),
  createDocumentPage('data-protection'),
  createDocumentPage('parental-consent'),
  createPublicPage(info.concern, 'report_a_concern', {
    namespaces: ['landing/concern'],
    component: () => import('./pages/form-pages').then((module) => module.ReportConcernPage),
  }),
  createDocumentPage('terms-of-service'),
  createDocumentPage('press-kit'),
  createDocumentPage('child-safety-policy'),
  createDocumentPage('player-conduct'),
]
