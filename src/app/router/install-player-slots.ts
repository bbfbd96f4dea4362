/** Puts what settings, teams and stats know about a player on the player's page (ADR 16). */
import { installPlayerFace } from '@/features/people/widgets/player-face'
import { installPlayerSlot } from '@/features/people/widgets/player-page-slots'

installPlayerSlot('consents', async () => {
  const { loadConsentSlot } = await import('@/features/settings/player-slots')
  return loadConsentSlot()
})

installPlayerSlot('photo', async () => {
  const { loadPhotoSlot } = await import('@/features/settings/player-slots')
  return loadPhotoSlot()
})

installPlayerSlot(
  'next',
  async () => {
    const { loadNextSlot } = await import('@/features/teams/player-slots')
    return loadNextSlot()
  },
  async (playerId) => {
    const { prefetchNextSlot } = await import('@/features/teams/player-slots')
    prefetchNextSlot(playerId)
  },
)

installPlayerSlot('rating', async () => {
  const { loadRatingSlot } = await import('@/features/stats/player-tab')
  return loadRatingSlot()
})

installPlayerFace(async () => {
  const { PlayerPhotoFace } = await import('@/features/scene/widgets/player-photo-face')
  return PlayerPhotoFace
})
