import { createPage, hasValidIds } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'
import { newId } from './model/new-id'

export const animatorRoutes = [
  createPage({
    path: paths.animator.list,
    title: 'animator:pages.list',
    layout: 'role',
    access: 'signed_in',
    feature: 'animator',
    isWide: true,
    namespaces: ['scene', 'scene/quiz'],
    component: () => import('./pages/animation-list-page').then((m) => m.AnimationListPage),
    loader: () => import('./loaders').then((m) => m.loadAnimationList),
  }),
  createPage({
    path: paths.animator.editor,
    title: 'animator:pages.editor',
    layout: 'role',
    access: 'signed_in',
    feature: 'animator',
    isWide: true,
    namespaces: ['scene', 'scene/quiz'],
    validate: (params) => params.id === newId || hasValidIds(params),
    component: () => import('./pages/animation-editor-page').then((m) => m.AnimationEditorPage),
    loader: () => import('./loaders-editor').then((m) => m.loadAnimationToEdit),
  }),
  createPage({
    path: paths.animator.details,
    title: 'animator:pages.details',
    layout: 'role',
    access: 'signed_in',
    feature: 'animator',
    isWide: true,
    namespaces: ['scene', 'scene/quiz'],
    component: () => import('./pages/animation-details-page').then((m) => m.AnimationDetailsPage),
    loader: () => import('./loaders').then((m) => m.loadAnimationDetails),
  }),
  createPage({
    path: paths.animator.shared,
    title: 'animator:pages.shared',
    layout: 'empty',
    access: 'open',
    feature: 'animator',
    namespaces: ['scene', 'scene/quiz'],
    component: () => import('./pages/animation-share-page').then((m) => m.AnimationSharePage),
    loader: () => import('./loaders').then((m) => m.loadSharedAnimation),
  }),
]
