/** Where a link leads while its page is not built: to the built page that answers the same need, or nowhere. */
import { matchPath, useLocation } from 'react-router'
import { paths } from './paths'
import { unbuiltPaths } from './unbuilt'

export interface StandIn {
  to: string
  /** Its name, below `nav`. */
  label: 'overview' | 'profile'
}

/** One's own dashboard, whatever the role. */
const home: StandIn = { to: '/dashboard', label: 'overview' }
const progress: StandIn = { to: paths.settings.profile.player, label: 'profile' }

/** The overviews show tasks and coaches' words, the profile progress. */
const standIns: readonly (readonly [pattern: string, instead: StandIn])[] = [
  [paths.tasks.active, home],
  [paths.tasks.ofPlayer, home],
  [paths.individual.activeDetails, home],
  [paths.mental.activeDetails, home],
  [paths.notes.history, home],
  [paths.notes.historyDetails, home],
  [paths.individual.progress, progress],
  [paths.individual.progressDetails, progress],
]

/** True for an address whose page is not built; search and fragment do not matter. */
export function isUnbuilt(address: string): boolean {
  const pathname = address.replace(/[?#].*/, '')
  return [...unbuiltPaths].some((pattern) => matchPath(pattern, pathname) !== null)
}

/** The built page that answers the same need as an address; null where there is none. */
export function findStandIn(address: string): StandIn | null {
  const pathname = address.replace(/[?#].*/, '')
  return standIns.find(([pattern]) => matchPath(pattern, pathname))?.[1] ?? null
}

/** The address itself once its page is built, else that of its stand-in; null: the link is not shown. */
export function resolveAddress(address: string): string | null {
  return isUnbuilt(address) ? (findStandIn(address)?.to ?? null) : address
}

/** The same for a link on the open page: null also where it would lead to that page itself. */
export function useLead(address: string): string | null {
  const { pathname } = useLocation()
  const to = resolveAddress(address)
  const isHere = to === home.to ? pathname.startsWith(`${to}/`) : to === pathname
  return to !== address && isHere ? null : to
}
