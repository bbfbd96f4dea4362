import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const notesRoutes = [
  createPage({
    path: paths.notes.lab,
    title: 'notes:pages.lab',
    component: () => import('./pages/note-lab-page').then((m) => m.NoteLabPage),
    loader: () => import('./loaders').then((m) => m.loadNoteLab),
    layout: 'coach',
    access: 'signed_in',
    feature: 'notes',
    isWide: true,
  }),
  createPage({
    path: paths.notes.history,
    title: 'notes:pages.history',
    component: () => import('./pages/note-history-page').then((m) => m.NoteHistoryPage),
    loader: () => import('./loaders').then((m) => m.loadNoteHistory),
    layout: 'role',
    access: 'signed_in',
    feature: 'notes',
    isWide: true,
  }),
  createPage({
    path: paths.notes.historyDetails,
    title: 'notes:pages.history_details',
    component: () => import('./pages/note-details-page').then((m) => m.NoteDetailsPage),
    loader: () => import('./loaders').then((m) => m.loadNote),
    layout: 'role',
    access: 'signed_in',
    feature: 'notes',
  }),
]
