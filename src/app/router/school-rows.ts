/** The rows of everything else, in the order of the spec; fetched with the first of them. */
import { hasSessionCookie } from '@/lib/supabase/session-cookie'
import type { RouteObject } from 'react-router'
import { achievementsRoutes } from '@/features/achievements/routes'
import { adminRoutes } from '@/features/admin/routes'
import { analyticsRoutes } from '@/features/analytics/routes'
import { animatorRoutes } from '@/features/animator/routes'
import { billingRoutes } from '@/features/billing/routes'
import { calendarRoutes } from '@/features/calendar/routes'
import { dashboardsRoutes } from '@/features/dashboards/routes'
import { feesRoutes } from '@/features/fees/routes'
import { fieldsRoutes } from '@/features/fields/routes'
import { fixturesRoutes } from '@/features/fixtures/routes'
import { helpRoutes } from '@/features/help/routes'
import { individualRoutes } from '@/features/individual/routes'
import { matchesRoutes } from '@/features/matches/routes'
import { mentalRoutes } from '@/features/mental/routes'
import { messagesRoutes } from '@/features/messages/routes'
import { developmentRoutes } from '@/features/development/routes'
import { notesRoutes } from '@/features/notes/routes'
import { peopleRoutes } from '@/features/people/routes'
import { safetyRoutes } from '@/features/safety/routes'
import { rotationRoutes } from '@/features/rotation/routes'
import { schoolsRoutes } from '@/features/schools/routes'
import { settingsRoutes } from '@/features/settings/routes'
import { accountRoutes } from '@/features/session/account-routes'
import { shopRoutes } from '@/features/shop/routes'
import { statsRoutes } from '@/features/stats/routes'
import { supportRoutes } from '@/features/support/routes'
import { tasksRoutes } from '@/features/tasks/routes'
import { teamsRoutes } from '@/features/teams/routes'
import { plannerRoutes } from '@/features/planner/routes'
import { attendanceRoutes } from '@/features/attendance/routes'
import { exercisesRoutes } from '@/features/exercises/routes'
import { exerciseLibraryRoutes } from '@/features/exercise-library/routes'
import { quickSessionRoutes } from '@/features/quick-session/routes'
import { seasonRoutes } from '@/features/season/routes'
import { liveRoutes } from '@/features/live/routes'
import { seriesRoutes } from '@/features/series/routes'
import { tournamentsRoutes } from '@/features/tournaments/routes'
import { trainingRoutes } from '@/features/training/routes'
import { fetchSignedIn } from '../layouts/layout-parts'
import './install-player-slots'
import './install-player-tabs'
import './install-scene-editor'
import './install-scene-export'
import './install-team-attendance'

/** On their way while the session is still being read. */
if (globalThis.document && hasSessionCookie()) {
  fetchSignedIn().catch(() => undefined)
}

export const schoolRows: RouteObject[] = [
  ...accountRoutes,
  ...analyticsRoutes,
  ...billingRoutes,
  ...feesRoutes,
  ...settingsRoutes,
  ...shopRoutes,
  ...teamsRoutes,
  ...fieldsRoutes,
  ...peopleRoutes,
  ...schoolsRoutes,
  ...achievementsRoutes,
  ...tasksRoutes,
  ...notesRoutes,
  ...developmentRoutes,
  ...calendarRoutes,
  ...messagesRoutes,
  ...matchesRoutes,
  ...fixturesRoutes,
  ...rotationRoutes,
  ...tournamentsRoutes,
  ...trainingRoutes,
  ...plannerRoutes,
  ...attendanceRoutes,
  ...exercisesRoutes,
  ...exerciseLibraryRoutes,
  ...quickSessionRoutes,
  ...seasonRoutes,
  ...liveRoutes,
  ...seriesRoutes,
  ...mentalRoutes,
  ...individualRoutes,
  ...animatorRoutes,
  ...adminRoutes,
  ...safetyRoutes,
  ...supportRoutes,
  ...dashboardsRoutes,
  ...statsRoutes,
  ...helpRoutes,
]
