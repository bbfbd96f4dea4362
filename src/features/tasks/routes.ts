import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const tasksRoutes = [
  createPage({
    path: paths.tasks.active,
    title: 'tasks:pages.active',
    component: () => import('./pages/task-board-page').then((m) => m.TaskBoardPage),
    loader: () => import('./loaders').then((m) => m.loadTaskBoard),
    layout: 'role',
    access: 'signed_in',
    feature: 'tasks',
    isWide: true,
  }),
  createPage({
    path: paths.tasks.ofPlayer,
    title: 'tasks:pages.of_player',
    component: () => import('./pages/player-tasks-page').then((m) => m.PlayerTasksPage),
    loader: () => import('./loaders').then((m) => m.loadPlayerTasks),
    layout: 'role',
    access: 'signed_in',
    feature: 'tasks',
    isWide: true,
  }),
  createPage({
    path: paths.tasks.assign,
    title: 'tasks:pages.assign',
    namespaces: ['people'],
    component: () => import('./pages/task-assign-page').then((m) => m.TaskAssignPage),
    loader: () => import('./loaders').then((m) => m.loadTaskAssign),
    layout: 'role',
    access: 'signed_in',
    feature: 'tasks',
  }),
  createPage({
    path: paths.tasks.addForPlayer,
    title: 'tasks:pages.add_for_player',
    namespaces: ['notes'],
    component: () => import('./pages/note-and-tasks-page').then((m) => m.NoteAndTasksPage),
    loader: () => import('./loaders').then((m) => m.loadNoteAndTasks),
    layout: 'coach',
    access: 'signed_in',
    feature: 'tasks',
  }),
]
