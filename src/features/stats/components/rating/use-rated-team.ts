import { useState } from 'react'
import { useOpenedMental } from '../../api/mental-updates'
import { useTeamSheet } from '../../api/team-sheet'
import { statGroups, type Ratings } from '../../model/attributes'
import type { RatingDraft } from '../../model/rating/draft'
import type { RatedPlayer } from '../../model/rating/rated-player'
import { createView } from '../../model/snapshot'

/** The squad with what is known of each, mental scores once the coach opened them. */
export function useRatedTeam(teamId: string) {
  const sheet = useTeamSheet(teamId)
  const opened = useOpenedMental(sheet.data.players.map(({ id }) => id))
  // reading again would be on record again: what was saved here is known without it
  const [own, setOwn] = useState<Readonly<Record<string, Ratings>>>({})

  const players = sheet.data.players.map((player): RatedPlayer => {
    if (!opened.data) return player
    const theirs = opened.data.filter((one) => one.playerId === player.id && !one.isSelf)
    const view = createView([], theirs)
    return {
      ...player,
      seenMental: view.snapshots.at(-1)?.id ?? null,
      known: { ...player.known, ...view.now, ...own[player.id] },
    }
  })

  function rememberMental({ entries }: RatingDraft) {
    const fresh = Object.entries(entries).map(([id, { values }]) => {
      const mental: Ratings = { ...own[id] }
      for (const attribute of statGroups.mental) {
        const value = values[attribute]
        if (value !== undefined) mental[attribute] = value
      }
      return [id, mental] as const
    })
    setOwn((known) => ({ ...known, ...Object.fromEntries(fresh) }))
  }

  return {
    name: sheet.data.name,
    players,
    isMentalOpen: opened.data !== undefined,
    isOpening: opened.isFetching,
    openMental: () => void opened.refetch(),
    rememberMental,
    refresh: () => {
      void sheet.refetch()
      if (opened.data) void opened.refetch()
    },
  }
}

export type RatedTeam = ReturnType<typeof useRatedTeam>
