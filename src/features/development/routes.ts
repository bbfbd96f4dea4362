import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const developmentRoutes = [
  createPage({
    path: paths.development.write,
    title: 'development:pages.write',
    namespaces: ['exercises', 'stats'],
    component: () => import('./pages/plan-write-page').then((m) => m.PlanWritePage),
    loader: () => import('./loaders').then((m) => m.loadPlanToWrite),
    layout: 'role',
    access: 'signed_in',
    feature: 'development',
  }),
  createPage({
    path: paths.development.review,
    title: 'development:pages.review',
    namespaces: ['exercises', 'stats', 'stats/tests'],
    component: () => import('./pages/review-page').then((m) => m.ReviewPage),
    loader: () => import('./loaders').then((m) => m.loadReview),
    layout: 'role',
    access: 'signed_in',
    feature: 'development',
  }),
  createPage({
    path: paths.development.team,
    title: 'development:pages.team',
    component: () => import('./pages/team-plans-page').then((m) => m.TeamPlansPage),
    loader: () => import('./loaders').then((m) => m.loadTeamPlans),
    layout: 'role',
    access: 'signed_in',
    feature: 'development',
    isWide: true,
  }),
]
