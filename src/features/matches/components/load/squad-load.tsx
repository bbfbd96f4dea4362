import layout from '@/shared/ui/layout.module.css'
import { useSquadLoad } from '../../api/child-load'
import { listLoadFindings } from '../../model/child-load'
import { useLoadText } from './use-load-text'

interface SquadLoadProps {
  matchId: string
  playerId: string
  /** Of this match, where the player is called up; null otherwise. */
  added: number | null
}

/** What the match adds to the player's day and week, as far as it is worth knowing; never in the way. */
export function SquadLoad({ matchId, playerId, added }: SquadLoadProps) {
  const { data } = useSquadLoad(matchId)
  const text = useLoadText()
  const load = data?.find(({ player_id }) => player_id === playerId)
  if (!load) return null
  return listLoadFindings(load, added).map((finding) => (
    <span key={finding.code} className={`${layout.dim13} ${finding.isOver ? layout.amber : ''}`}>
      {text.finding(finding)}
      {finding.isOver ? ` ${text.source(load)}` : ''}
    </span>
  ))
}
