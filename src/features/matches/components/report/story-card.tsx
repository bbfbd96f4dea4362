import { useTranslation } from 'react-i18next'
import { formatScore } from '@/features/teams/model/fixture'
import { formatMatchName } from '@/features/teams/model/match-file'
import { formatFullName } from '@/lib/person'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { usePlayedMatch } from '../../api/reports'
import type { Match } from '../../api/matches'
import { listCards, listGoals } from '../../model/match-story'
import { GoalList } from './goal-list'

/** Result, goals and cards as they were logged; for the staff, since a family reads its own child's alone. */
export function StoryCard({ match }: { match: Match }) {
  const { t } = useTranslation('matches/report')
  const { squad, events } = usePlayedMatch(match.id)
  const names = new Map(squad.map(({ player_id, player }) => [player_id, formatFullName(player)]))
  const goals = listGoals(events, match.period_minutes)
  const cards = listCards(events, match.period_minutes)
  const getName = (id: string | null) => (id && names.get(id)) || t('story.nobody')
  const score = formatScore(match)

  return (
    <SectionCard
      title={t('story.title')}
      description={goals.length > 0 ? t('story.from_log') : t('story.no_goals')}
    >
      <p className={`${layout.plain} ${layout.bold}`} data-figures="">
        {formatMatchName(match)}
        {score === null ? null : ` ${score}`}
      </p>
      {goals.length > 0 ? (
        <GoalList
          match={match}
          goals={goals}
          getScorer={({ player_id }) => getName(player_id)}
          getOwnScorer={({ player_id }) => getName(player_id)}
          getNote={({ assist_id }) =>
            assist_id ? t('story.assist', { name: getName(assist_id) }) : null
          }
        />
      ) : null}
      {cards.length > 0 ? (
        <ul className={layout.listStack1} aria-label={t('story.cards')}>
          {cards.map((card) => (
            <li key={card.id} className={layout.facts}>
              <span>{t(`story.card.${card.kind}`)}</span>
              <span>{card.isOurs ? getName(card.player_id) : match.opponent}</span>
              <span className={layout.dim13} data-figures="">
                {t('story.minute', { minute: card.minute })}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </SectionCard>
  )
}
