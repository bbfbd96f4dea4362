/** What settings put on the player's page, through `people/widgets/player-page-slots` (ADR 16). */
import { loadNamespaces } from '@/lib/i18n/setup'

/** Answering a child's consents, where they are shown. */
export async function loadConsentSlot() {
  const [{ ChildConsents }] = await Promise.all([
    import('./components/child/child-consents'),
    loadNamespaces(['settings']),
  ])
  return ChildConsents
}

/** The player's photo, and changing it. */
export async function loadPhotoSlot() {
  const [{ PlayerPhoto }] = await Promise.all([
    import('./components/child/player-photo'),
    loadNamespaces(['settings']),
  ])
  return PlayerPhoto
}
