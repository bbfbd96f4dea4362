/** Puts the tabs of other features on the player's page (ADR 16). */
import { installPlayerTab } from '@/features/people/widgets/player-tab-slot'

installPlayerTab({
  key: 'load',
  load: async () => {
    const { loadLoadTab } = await import('@/features/matches/player-tab')
    return loadLoadTab()
  },
})

installPlayerTab({
  key: 'stats',
  load: async () => {
    const { loadStatsTab } = await import('@/features/stats/player-tab')
    return loadStatsTab()
  },
})

installPlayerTab({
  key: 'development',
  load: async () => {
    const { loadDevelopmentTab } = await import('@/features/development/player-tab')
    return loadDevelopmentTab()
  },
})

installPlayerTab({
  key: 'achievements',
  load: async () => {
    const { loadCabinetTab } = await import('@/features/achievements/player-tab')
    return loadCabinetTab()
  },
})
