import { useState } from 'react'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { useTrainingRange } from '@/features/planner/api/trainings'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { useTrainingText } from '@/features/teams/widgets/use-training-text'
import styles from './actions.module.css'
import { useAddToTraining } from './use-add-to-training'

interface UseInTrainingSheetProps {
  exercise: { id: string; title: string }
  onClose: () => void
}

const weeksAhead = 4

/** Into a new session, or into one of the next that are planned already. */
export function UseInTrainingSheet({ exercise, onClose }: UseInTrainingSheetProps) {
  const { t } = useTranslation('exercises')
  const { teams } = useTrainingAccess()
  const text = useTrainingText()
  const { add, isBusy } = useAddToTraining()
  const [[start, end]] = useState(getNextWeeks)
  const { data } = useTrainingRange(
    teams.map(({ id }) => id),
    start,
    end,
  )
  const planned = data?.filter(({ status }) => status === 'planned').slice(0, 8)

  async function choose(trainingId: string) {
    if (await add(exercise.id, trainingId)) onClose()
  }

  return (
    <Sheet isOpen onClose={onClose} title={t('library.use.title', { title: exercise.title })}>
      <div className={layout.stack3}>
        <LinkButton
          to={`${paths.trainings.create}?exercise=${exercise.id}`}
          icon={<IconPlus size={18} stroke={1.75} />}
          isFullWidth
        >
          {t('library.use.new')}
        </LinkButton>
        <h3 className={`${layout.medium} ${layout.size14} ${styles.heading}`}>
          {t('library.use.planned')}
        </h3>
        {planned ? null : <ListSkeleton rows={3} />}
        {planned?.length === 0 ? <p className={layout.dim14}>{t('library.use.none')}</p> : null}
        <ul className={layout.listStack2}>
          {planned?.map((training) => (
            <li key={training.id}>
              <button
                type="button"
                className={`${layout.column} ${layout.gapTight} ${layout.full} ${styles.choice}`}
                disabled={isBusy}
                onClick={() => void choose(training.id)}
              >
                <span className={layout.medium}>{text.when(training)}</span>
                <span className={layout.dim14}>
                  {text.title(training)} ·{' '}
                  {t('exercise.minutes', {
                    count: training.blocks.reduce((sum, { minutes }) => sum + minutes, 0),
                  })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}

/** From now, to the minute, so that the question stays the same while the sheet is open. */
function getNextWeeks(): [start: string, end: string] {
  const now = Math.floor(Date.now() / 60_000) * 60_000
  return [
    new Date(now).toISOString(),
    new Date(now + weeksAhead * 7 * 24 * 3_600_000).toISOString(),
  ]
}
