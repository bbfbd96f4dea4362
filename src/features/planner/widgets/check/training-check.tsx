import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { useExerciseDoses } from '@/features/exercises/api/exercise-doses'
import { useSessionFacts } from '../../api/session-facts'
import type { Training } from '../../api/trainings'
import type { TrainingView } from '../../model/training-view'
import { CheckList } from './check-list'
import styles from './check.module.css'
import { CheckSummary } from './check-summary'
import { SeverityMark } from './severity-mark'
import { useCheckText } from './use-check-text'
import { useSessionCheck } from './use-session-check'

interface TrainingCheckProps {
  training: Training
  view: TrainingView
  userId: string
}

/** The check of a stored session: to read here, to fix in the planner. Nothing until the facts are there. */
export function TrainingCheck({ training, view, userId }: TrainingCheckProps) {
  const { t } = useTranslation('planner')
  const { found } = useCheckText()
  const { id, team_id: teamId, starts_at: startsAt, ends_at: endsAt } = training
  const plan = view.phases.flatMap(({ blocks }) => blocks)
  const { data: facts, isPending } = useSessionFacts({ teamId, startsAt, endsAt, trainingId: id })
  const demands = useExerciseDoses(plan.flatMap(({ exercise_id }) => exercise_id ?? []))
  const { findings, input } = useSessionCheck(
    { plan, facts: facts ?? null, startsAt, planned: view.length, demands },
    { userId, teamId },
  )
  if (isPending) return null
  return (
    <SectionCard title={t('check.title')}>
      <p className={layout.text14}>
        <CheckSummary findings={findings} isTitled={false} />
      </p>
      {facts ? null : <p className={styles.quiet}>{t('check.partial')}</p>}
      <CheckList findings={findings} plan={input.plan} onBlock={null}>
        {(finding) => (
          <li
            key={`${finding.code}/${finding.values.kind ?? ''}/${finding.blocks[0] ?? ''}`}
            className={`${layout.grid} ${layout.top} ${styles.item}`}
          >
            <SeverityMark severity={finding.severity} />
            <p className={`${layout.text14} ${layout.plain} ${layout.pretty}`}>{found(finding)}</p>
          </li>
        )}
      </CheckList>
      {findings.length > 0 ? (
        <p className={layout.text14}>
          <LinkButton
            kind="secondary"
            to={`${href(paths.trainings.edit, { trainingId: id })}?check=`}
          >
            {t('check.in_planner')}
          </LinkButton>
        </p>
      ) : null}
    </SectionCard>
  )
}
