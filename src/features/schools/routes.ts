import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const schoolsRoutes = [
  createPage({
    path: paths.schools.mine,
    title: 'schools:pages.my_school',
    layout: 'role',
    access: 'signed_in',
    feature: 'schools',
    namespaces: ['schools/plan'],
    component: () => import('./pages/my-school-page').then((m) => m.MySchoolPage),
    loader: () => import('./loaders').then((m) => m.loadMySchool),
  }),
]
