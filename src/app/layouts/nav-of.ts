/** The navigation of each signed-in layout. */
import { adminLayout } from './admin-layout'
import { coachLayout } from './coach-layout'
import type { LayoutNav } from './nav-entry'
import { ownerLayout } from './owner-layout'
import { parentLayout } from './parent-layout'
import { pendingLayout } from './pending-layout'
import { playerLayout } from './player-layout'
import type { NavName } from './resolve-layout'

export const navOf: Record<NavName, LayoutNav> = {
  admin: adminLayout,
  coach: coachLayout,
  owner: ownerLayout,
  parent: parentLayout,
  player: playerLayout,
  default: pendingLayout,
}
