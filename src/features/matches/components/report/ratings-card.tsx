import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { useStaff } from '@/features/teams/api/staff'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { Match } from '../../api/matches'
import { useTeamRatings } from '../../api/player-ratings'
import { usePlayedMatch } from '../../api/reports'
import { listRatingLines } from '../../model/report/player-rating'
import { RatingRow } from './rating-row'

/** A rating of each called-up player, the coaches' own until one is shared. An owner who is no coach reads. */
export function RatingsCard({ match }: { match: Match }) {
  const { t } = useTranslation('matches/report')
  const session = useSession()
  const staff = useStaff(match.team_id)
  const { squad } = usePlayedMatch(match.id)
  const stored = useTeamRatings(match.team_id, match.starts_at)
  const list = useRef<HTMLUListElement>(null)
  const lines = listRatingLines(squad, stored, match.id)
  const mayWrite = staff.some(({ user_id }) => user_id === session?.user.id)

  /** Enter goes on to the next player, as down a column of paper. */
  function goOn(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter') return
    const inputs = [
      ...(list.current?.querySelectorAll<HTMLInputElement>('input:not([role])') ?? []),
    ]
    const next = inputs[inputs.findIndex((input) => input === event.target) + 1]
    if (next) next.focus()
    else if (event.target instanceof HTMLElement) event.target.blur()
  }

  return (
    <SectionCard title={t('ratings.title')} description={t('ratings.text')}>
      {lines.length === 0 ? <p className={layout.dim14}>{t('minutes.none')}</p> : null}
      <ul ref={list} className={layout.listGrid3} aria-label={t('ratings.title')} onKeyDown={goOn}>
        {lines.map((line) => (
          <RatingRow key={line.player_id} matchId={match.id} line={line} mayWrite={mayWrite} />
        ))}
      </ul>
    </SectionCard>
  )
}
