import { lazy, type ComponentType } from 'react'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import type { Player } from '../api/players/players'

export interface PlayerTabProps {
  player: Player
}

export interface PlayerTab {
  /** In the address, and the name of its label: `people:details.tabs.<key>`. */
  key: 'load' | 'stats' | 'development' | 'achievements'
  load: () => Promise<ComponentType<PlayerTabProps>>
}

interface InstalledTab {
  key: PlayerTab['key']
  Content: ComponentType<PlayerTabProps>
}

const installed: InstalledTab[] = []

/** The app adds tabs of features that build on people: people may not know them (ADR 16). */
export function installPlayerTab({ key, load }: PlayerTab): void {
  if (installed.some((tab) => tab.key === key)) return
  installed.push({ key, Content: lazy(async () => ({ default: await load() })) })
}

/** What was installed, in that order; each comes in a file of its own when it is first opened. */
export function createPlayerTabs(player: Player) {
  return installed.map(({ key, Content }) => ({
    key,
    content: (
      <QueryBoundary skeleton={<ListSkeleton rows={6} />}>
        <Content player={player} />
      </QueryBoundary>
    ),
  }))
}
