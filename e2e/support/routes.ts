/** Real addresses of the routes that have a parameter. */
import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

interface Sample {
  list: string
  /** Part of a link on the list whose page holds the link that is looked for. */
  via?: string
  pattern: string
  rewrite?: [string, string]
}

/** Where the first link to a page with a parameter is found; a built page without one fails the walk. */
const samples: Record<string, Sample> = {
  '/animator/details/:id': { list: '/animator', pattern: '/animator/details/' },
  '/animator/editor/:id': {
    list: '/animator',
    pattern: '/animator/details/',
    rewrite: ['/details/', '/editor/'],
  },
  '/support/details/:id': { list: '/support', pattern: '/support/details/' },
  '/mental-training/mental-exercises/details/:id': {
    list: '/mental-training/mental-exercises',
    pattern: '/mental-exercises/details/',
  },
  '/mental-training/mental-exercises/edit/:id': {
    list: '/mental-training/mental-exercises',
    pattern: '/mental-exercises/details/',
    rewrite: ['/details/', '/edit/'],
  },
  '/mental-training/mental-active/details/:id': {
    list: '/mental-training/mental-exercises',
    pattern: '/mental-exercises/details/',
    rewrite: ['/mental-exercises/details/', '/mental-active/details/'],
  },
  '/tasks-active/player/:id': {
    list: '/players',
    pattern: '/players/details/',
    rewrite: ['/players/details/', '/tasks-active/player/'],
  },
  '/tasks-active/quiz/:id': { list: '/tasks-active', pattern: '/tasks-active/quiz/' },
  '/development/plan/:playerId': {
    list: '/players',
    pattern: '/players/details/',
    rewrite: ['/players/details/', '/development/plan/'],
  },
  '/development/review/:id': {
    list: '/coach-lab/development',
    pattern: '/development/review/',
  },
  '/coach-lab/player/:playerId/add-note-and-tasks': {
    list: '/coach-lab/notes',
    pattern: '/coach-lab/player/',
  },
  '/individual-training/exercise-library/details/:id': {
    list: '/individual-training/exercise-library',
    pattern: '/exercise-library/details/',
  },
  '/individual-training/exercise-library/edit/:id': {
    list: '/individual-training/exercise-library?mine=true',
    pattern: '/exercise-library/details/',
    rewrite: ['/details/', '/edit/'],
  },
  '/individual-training/individual-active/details/:id': {
    list: '/individual-training/exercise-library',
    pattern: '/exercise-library/details/',
    rewrite: ['/exercise-library/', '/individual-active/'],
  },
  '/individual-training/progress-history/details/:id': {
    list: '/individual-training/progress-history',
    pattern: '/progress-history/details/',
  },
  '/notes/history/details/:id': { list: '/notes/history', pattern: '/notes/history/details/' },
  '/match-manager/details/:id': {
    list: '/match-manager/matches',
    pattern: '/match-manager/details/',
  },
  '/training-manager/trainings/details/:trainingId': {
    list: '/training-manager/trainings/my-trainings',
    pattern: '/trainings/details/',
  },
  '/training-manager/trainings/edit/:trainingId': {
    list: '/training-manager/trainings/my-trainings',
    pattern: '/trainings/details/',
    rewrite: ['/details/', '/edit/'],
  },
  '/training-manager/trainings/attendance/:trainingId': {
    list: '/training-manager/trainings/my-trainings',
    pattern: '/trainings/details/',
    rewrite: ['/details/', '/attendance/'],
  },
  '/training-manager/trainings/live/:trainingId': {
    list: '/training-manager/trainings/my-trainings',
    pattern: '/trainings/details/',
    rewrite: ['/details/', '/live/'],
  },
  '/training-manager/trainings/print/:trainingId': {
    list: '/training-manager/trainings/my-trainings',
    pattern: '/trainings/details/',
    rewrite: ['/details/', '/print/'],
  },
  '/training-manager/series/edit/:seriesId': {
    list: '/training-manager/series',
    pattern: '/training-manager/series/edit/',
  },
  '/training-manager/exercise/edit/:id': {
    list: '/training-manager/exercise/exercise-library?mine=true',
    pattern: '/exercise/details/',
    rewrite: ['/details/', '/edit/'],
  },
  '/training-manager/exercise/collections/:id': {
    list: '/training-manager/exercise/collections',
    pattern: '/exercise/collections/',
  },
  '/training-manager/season-plan/:teamId': {
    list: '/training-manager/season-plan',
    pattern: '/season-plan/',
  },
  '/match-manager/playing-time/:teamId': {
    list: '/teams',
    pattern: '/teams/details/',
    rewrite: ['/teams/details/', '/match-manager/playing-time/'],
  },
  '/match-manager/season/:teamId': {
    list: '/teams',
    pattern: '/teams/details/',
    rewrite: ['/teams/details/', '/match-manager/season/'],
  },
  '/match-manager/rotation/:id': {
    list: '/match-manager/matches',
    pattern: '/match-manager/details/',
    rewrite: ['/details/', '/rotation/'],
  },
  '/match-manager/live/:id': {
    list: '/match-manager/matches',
    pattern: '/match-manager/details/',
    rewrite: ['/details/', '/live/'],
  },
  '/match-manager/tournament/:id': {
    list: '/match-manager/matches?q=Winter+Cup',
    via: '/match-manager/details/',
    pattern: '/match-manager/tournament/',
  },
  '/fields/details/:id': { list: '/fields', pattern: '/fields/details/' },
  '/fields/edit/:id': {
    list: '/fields',
    pattern: '/fields/details/',
    rewrite: ['/details/', '/edit/'],
  },
  '/players/details/:id': { list: '/players', pattern: '/players/details/' },
  '/players/edit/:id': {
    list: '/players',
    pattern: '/players/details/',
    rewrite: ['/details/', '/edit/'],
  },
  '/teams/rate/:id': {
    list: '/teams',
    pattern: '/teams/details/',
    rewrite: ['/details/', '/rate/'],
  },
  '/teams/tests/:id': {
    list: '/teams',
    pattern: '/teams/details/',
    rewrite: ['/details/', '/tests/'],
  },
  '/coaches/details/:id': { list: '/coaches', pattern: '/coaches/details/' },
  '/owners/details/:id': {
    list: '/coaches',
    pattern: '/coaches/details/',
    rewrite: ['/coaches/', '/owners/'],
  },
  '/parents/details/:id': {
    list: '/coaches',
    pattern: '/coaches/details/',
    rewrite: ['/coaches/', '/parents/'],
  },
  '/dashboard/admin/users/details/:id': {
    list: '/dashboard/admin/users',
    pattern: '/users/details/',
  },
  '/dashboard/admin/users/edit/:id': {
    list: '/dashboard/admin/users',
    pattern: '/users/details/',
    rewrite: ['/details/', '/edit/'],
  },
  // leads nowhere without an open view, which nobody leaves behind
  '/dashboard/admin/view-as/:id': {
    list: '/dashboard/admin/users',
    pattern: '/view-as/',
  },
  '/dashboard/admin/subscriptions/active/details/:id': {
    list: '/dashboard/admin/subscriptions/active',
    pattern: '/dashboard/admin/subscriptions/active/details/',
  },
  '/achievements/details/:id': { list: '/achievements', pattern: '/achievements/details/' },
  '/achievements/edit/:id': {
    list: '/achievements',
    pattern: '/achievements/details/',
    rewrite: ['/details/', '/edit/'],
  },
  '/dashboard/admin/subscriptions/plans/details/:id': {
    list: '/dashboard/admin/subscriptions/plans',
    pattern: '/dashboard/admin/subscriptions/plans/details/',
  },
  '/dashboard/admin/subscriptions/plans/edit/:id': {
    list: '/dashboard/admin/subscriptions/plans',
    pattern: '/dashboard/admin/subscriptions/plans/details/',
    rewrite: ['/details/', '/edit/'],
  },
  '/dashboard/admin/schools/details/:id': {
    list: '/dashboard/admin/schools',
    pattern: '/schools/details/',
  },
  '/dashboard/admin/schools/edit/:id': {
    list: '/dashboard/admin/schools',
    pattern: '/schools/details/',
    rewrite: ['/details/', '/edit/'],
  },
  '/schools/my-school/:clubId': { list: '/teams', pattern: '/schools/my-school/' },
  '/match-manager/edit-match/:id': {
    list: '/match-manager/matches',
    pattern: '/match-manager/details/',
    rewrite: ['/details/', '/edit-match/'],
  },
  '/shop/details/:id': {
    list: '/shop?shop=00000000-0000-4000-8000-000000000001',
    pattern: '/shop/details/',
  },
  '/shop/edit/:id': { list: '/shop/products', pattern: '/shop/edit/' },
  '/shop/orders/details/:id': {
    list: '/shop/products?tab=orders&state=all',
    pattern: '/shop/orders/details/',
  },
  '/shop/orders/edit/:id': {
    list: '/shop/products?tab=orders&state=shipped',
    pattern: '/shop/orders/details/',
    rewrite: ['/details/', '/edit/'],
  },
  '/shop/my-orders/:id': { list: '/shop/my-orders', pattern: '/shop/my-orders/' },
  '/teams/details/:id': { list: '/teams', pattern: '/teams/details/' },
  '/teams/edit/:id': {
    list: '/teams',
    pattern: '/teams/details/',
    rewrite: ['/details/', '/edit/'],
  },
  '/training-manager/exercise/details/:id': {
    list: '/training-manager/exercise/exercise-library',
    pattern: '/exercise/details/',
  },
}

/** The demo season's open links, see supabase/seed/51_demo_18_drawings.sql and 51_demo_30_trainings.sql. */
const createDemoToken = (secret: string) => createHash('md5').update(secret).digest('hex').repeat(2)
const fixed: Record<string, string> = {
  '/shared/animation/:token': `/shared/animation/${createDemoToken('demo link')}`,
  '/shared/exercise/:token': `/shared/exercise/${createDemoToken('demo exercise')}`,
  '/shared/team/:token': `/shared/team/${createDemoToken('demo door')}`,
  '/shared/training/:token': `/shared/training/${createDemoToken('demo session')}`,
  // the token is looked at with the tap
  '/unsubscribe/:token': `/unsubscribe/${createDemoToken('demo digest')}`,
}

/**
 * A real address for a route; null when this person has nothing to open there. `open` shows an address and waits
 * until its page stands.
 */
export async function findAddress(
  page: Page,
  path: string,
  open: (address: string) => Promise<void>,
): Promise<string | null> {
  if (!path.includes(':')) return path
  const address = fixed[path]
  if (address) return address
  const sample = samples[path]
  if (!sample)
    throw new Error(`${path} is built: say in e2e/support/routes.ts where a link to it is found`)
  await open(sample.list)
  if (sample.via) {
    const through = await findLink(page, sample.via)
    if (!through) return null
    await open(through)
  }
  const href = await findLink(page, sample.pattern)
  return href && sample.rewrite ? href.replace(...sample.rewrite) : href
}

async function findLink(page: Page, part: string): Promise<string | null> {
  const link = page.locator(`a[href*="${part}"]`).first()
  return (await link.count()) > 0 ? link.getAttribute('href') : null
}
