import { useLocation, useNavigation } from 'react-router'
import { isQuiet } from '@/lib/router/quiet-navigation'
import { LoadingScreen } from './loading-screen'
import { useLingering } from './use-lingering'

/** Spec section 9: the overlay stays this long after the route change has ended. */
export const overlayLingerMs = 200

/**
 * Covers the screen while another path loads, so that the old page shows through for the first 400 ms; a change of search parameters, or of nothing but the
 * address of what is on screen, stays quiet.
 */
export function LoadingOverlay() {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const isChangingRoute =
    navigation.state === 'loading' &&
    navigation.location.pathname !== pathname &&
    !isQuiet(navigation.location.state)
  const isShown = useLingering(isChangingRoute, overlayLingerMs)
  return isShown ? <LoadingScreen over={isChangingRoute ? 'page' : 'ending'} /> : null
}
