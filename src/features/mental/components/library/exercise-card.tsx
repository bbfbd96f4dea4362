import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { ListedExercise } from '../../api/exercises'
import { SkillIcon } from '../skill-icon'
import { useExerciseText } from '../use-exercise-text'

interface ExerciseCardProps {
  exercise: ListedExercise
  userId: string
}

/** One exercise of the library: what for, how long, for whom. */
export function ExerciseCard({ exercise, userId }: ExerciseCardProps) {
  const { t } = useTranslation('mental')
  const { formatFacts } = useExerciseText()
  const isOwn = exercise.author_id === userId
  return (
    <li>
      <Link
        className={`${layout.card} ${layout.flex} ${layout.gap3} ${layout.top} ${layout.quietLink}`}
        style={{ blockSize: '100%' }}
        to={href(paths.mental.details, { id: exercise.id })}
      >
        <SkillIcon skill={exercise.skill} />
        <span className={`${layout.stack1} ${layout.grow}`}>
          <span className={layout.name}>{exercise.title}</span>
          <span className={layout.dim14}>{exercise.aim}</span>
          <span className={layout.dim13}>{formatFacts(exercise)}</span>
          {isOwn || exercise.school_id ? (
            <span>
              <StatusBadge>{t(isOwn ? 'library.own' : 'library.of_school')}</StatusBadge>
            </span>
          ) : null}
        </span>
      </Link>
    </li>
  )
}
