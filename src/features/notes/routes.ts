import { page } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const notesRoutes = [
  page({
    path: paths.notes.lab,
    title: 'notes:pages.lab',
    layout: 'coach',
    access: 'signed_in',
    feature: 'notes',
    isWide: true,
  }),
  page({
    path: paths.notes.history,
    title: 'notes:pages.history',
    layout: 'role',
    access: 'signed_in',
    feature: 'notes',
    isWide: true,
  }),
  page({
    path: paths.notes.historyDetails,
    title: 'notes:pages.history_details',
    layout: 'role',
    access: 'signed_in',
    feature: 'notes',
  }),
]
