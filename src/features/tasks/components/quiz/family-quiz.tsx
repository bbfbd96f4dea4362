import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useChildren, useSelfAsPlayer } from '@/features/attendance/api/family/children'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { useSession } from '@/features/session/api/session-store'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { useQuizTasks } from '../../api/quizzes'
import { QuizAnswering } from './quiz-answering'
import { QuizSummary } from './quiz-summary'

interface FamilyQuizProps {
  quizId: string
  title: string
  scene: Scene
}

/** The quiz of the player or of one child; siblings in one team have it each for themselves. */
export function FamilyQuiz({ quizId, title, scene }: FamilyQuizProps) {
  const { t } = useTranslation('tasks/quiz')
  const [params] = useSearchParams()
  const userId = useSession()?.user.id ?? ''
  const family = [...useSelfAsPlayer(userId), ...useChildren(userId)]
  const tasks = useQuizTasks(quizId).filter(({ player_id }) =>
    family.some(({ id }) => id === player_id),
  )
  const task = tasks.find(({ player_id }) => player_id === params.get('player')) ?? tasks[0]
  if (!task) return <EmptyState title={t('none')} text={t('none_text')} />
  const player = family.find(({ id }) => id === task.player_id)
  return (
    <div className={layout.stack4} style={{ maxInlineSize: 860 }}>
      {tasks.length > 1 ? (
        <nav className={layout.wrap2} aria-label={t('children')}>
          {tasks.map(({ id, player_id, player: child }) => (
            <LinkButton
              key={id}
              kind={id === task.id ? 'primary' : 'secondary'}
              aria-current={id === task.id ? 'page' : undefined}
              to={`${href(paths.tasks.quiz, { id: quizId })}?player=${player_id ?? ''}`}
            >
              {child?.first_name ?? ''}
            </LinkButton>
          ))}
        </nav>
      ) : null}
      {task.body ? (
        <p className={`${layout.plain} ${layout.breakable} ${layout.ownLines}`}>{task.body}</p>
      ) : null}
      {player?.may_answer ? (
        <QuizAnswering key={task.id} quizId={quizId} task={task} title={title} scene={scene} />
      ) : task.status === 'done' ? (
        <QuizSummary quizId={quizId} taskId={task.id} scene={scene} />
      ) : (
        <EmptyState title={t('read_only')} text={t('read_only_text')} />
      )}
    </div>
  )
}
