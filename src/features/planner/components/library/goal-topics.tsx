import { useTranslation } from 'react-i18next'
import { FilterToggle } from '@/shared/ui/filters/filter-toggle'
import layout from '@/shared/ui/layout.module.css'
import type { ExerciseFilter } from '@/features/exercises/model/exercise-filter'
import type { SessionFacts } from '../../model/candidates/session-facts'
import { listGoals } from '../../model/candidates/theme'

interface GoalTopicsProps {
  facts: SessionFacts
  topics: ExerciseFilter['topics']
  onTopics: (topics: ExerciseFilter['topics']) => void
}

/** What players of the team work at by an agreed goal: one tap shows the exercises for it. */
export function GoalTopics({ facts, topics, onTopics }: GoalTopicsProps) {
  const { t } = useTranslation(['planner', 'exercises'])
  const goals = listGoals(facts).slice(0, 3)
  if (goals.length === 0) return null
  return (
    <div className={layout.wrap2} role="group" aria-label={t('board.goals')}>
      <p className={layout.dim13} style={{ flexBasis: '100%' }}>
        {t('board.goals')}
      </p>
      {goals.map(({ topic, players }) => {
        const isOnly = topics.length === 1 && topics[0] === topic
        return (
          <FilterToggle
            key={topic}
            label={t('board.goal', {
              topic: t(`exercises:topics.${topic}`),
              count: players,
              squad: facts.players.squad,
            })}
            isOn={isOnly}
            onChange={() => onTopics(isOnly ? [] : [topic])}
          />
        )
      })}
    </div>
  )
}
