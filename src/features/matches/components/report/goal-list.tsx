import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { Match } from '../../api/matches'
import type { GoalLine } from '../../model/match-story'

interface GoalListProps<Line extends GoalLine> {
  match: Match
  goals: readonly Line[]
  /** The scorer of a goal of the team as far as the reader is told; the team's name stands for nobody. */
  getScorer: (goal: Line) => string
  /** Who stands against an own goal of the team. */
  getOwnScorer?: (goal: Line) => string
  /** Further words after the minute. */
  getNote?: (goal: Line) => string | null
}

/** Each goal with the score after it, who scored, and the minute; an own goal is a gift of the other side. */
export function GoalList<Line extends GoalLine>(props: GoalListProps<Line>) {
  const { match, goals, getScorer, getOwnScorer = () => match.team.name, getNote } = props
  const { t } = useTranslation('matches/report')

  function getWords(goal: Line): string {
    if (goal.kind === 'own_goal') {
      return t('story.own_goal', { name: goal.isOurs ? match.opponent : getOwnScorer(goal) })
    }
    return goal.isOurs ? getScorer(goal) : match.opponent
  }

  return (
    <ul className={layout.listStack1} aria-label={t('story.goals')}>
      {goals.map((goal) => (
        <li key={goal.id} className={layout.facts}>
          <span className={layout.bold} data-figures="">
            {formatRunningScore(goal.score, match.is_home)}
          </span>
          <span>{getWords(goal)}</span>
          <span className={layout.dim13} data-figures="">
            {[
              t('story.minute', { minute: goal.minute }),
              goal.kind === 'penalty_goal' ? t('story.penalty') : null,
              getNote?.(goal) ?? null,
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

function formatRunningScore(score: GoalLine['score'], isHome: boolean): string {
  return (isHome ? score : score.toReversed()).join(':')
}
