import { useTranslation } from 'react-i18next'
import { formatMatchName } from '@/features/teams/model/match-file'
import { formatFullName } from '@/lib/person'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { usePlayedMatch } from '../../api/reports'
import type { Match } from '../../api/matches'
import { listCards, listGoals, type GoalLine } from '../../model/match-story'

/** Result, goals and cards as they were logged; for the staff, since a family reads its own child's alone. */
export function StoryCard({ match }: { match: Match }) {
  const { t } = useTranslation('matches/report')
  const { squad, events } = usePlayedMatch(match.id)
  const names = new Map(squad.map(({ player_id, player }) => [player_id, formatFullName(player)]))
  const goals = listGoals(events, match.period_minutes)
  const cards = listCards(events, match.period_minutes)
  const getName = (id: string | null) => (id && names.get(id)) || t('story.nobody')
  const formatScore = (score: GoalLine['score']) =>
    (match.is_home ? score : score.toReversed()).join(':')

  return (
    <SectionCard
      title={t('story.title')}
      description={goals.length > 0 ? t('story.from_log') : t('story.no_goals')}
    >
      <p className={`${layout.plain} ${layout.bold}`} data-figures="">
        {formatMatchName(match)}
        {match.goals_for === null || match.goals_against === null
          ? null
          : ` ${formatScore([match.goals_for, match.goals_against])}`}
      </p>
      {goals.length > 0 ? (
        <ul className={layout.listStack1} aria-label={t('story.goals')}>
          {goals.map((goal) => (
            <li key={goal.id} className={layout.facts}>
              <span className={layout.bold} data-figures="">
                {formatScore(goal.score)}
              </span>
              <span>
                {goal.isOurs && goal.kind !== 'own_goal' ? getName(goal.player_id) : null}
                {!goal.isOurs && goal.kind !== 'own_goal' ? match.opponent : null}
                {goal.kind === 'own_goal'
                  ? t('story.own_goal', {
                      name: goal.isOurs ? match.opponent : getName(goal.player_id),
                    })
                  : null}
              </span>
              <span className={layout.dim13} data-figures="">
                {[
                  t('story.minute', { minute: goal.minute }),
                  goal.kind === 'penalty_goal' ? t('story.penalty') : null,
                  goal.assist_id ? t('story.assist', { name: getName(goal.assist_id) }) : null,
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
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
