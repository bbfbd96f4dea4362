import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { toWallClock } from '@/lib/time/wall-clock'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { useOwnTrainings } from '../../api/own-trainings'
import { findWaiting } from '../../model/board/own-training'
import type { Slot } from './use-slot'

interface OwnTrainingsProps {
  slot: Slot
  teamName: string
  zone: string
  /** The session that is changed; it does not stand in its own way. */
  trainingId: string | null
}

/** Says before anything is saved that the team trains then already, and where the plan will go. */
export function OwnTrainings({ slot, teamName, zone, trainingId }: OwnTrainingsProps) {
  const { t } = useTranslation(['planner', 'training'])
  const own = useOwnTrainings(slot).filter(({ id }) => id !== trainingId)
  const waiting = trainingId ? null : findWaiting(own, slot.startsAt)
  const training = waiting ?? own[0]
  if (!training) return <p role="status" className={layout.hidden} />
  const formatClock = (instant: string) => toWallClock(instant, zone).time
  return (
    <p role="status" className={`${layout.text14} ${waiting ? layout.dim : layout.amber}`}>
      {t('planner.already', {
        team: teamName,
        what: training.title ?? t('training:list.untitled'),
        when: `${formatClock(training.starts_at)}–${formatClock(training.ends_at)}`,
      })}{' '}
      {waiting ? (
        t('planner.fills')
      ) : (
        <Link
          to={href(paths.trainings.details, { trainingId: training.id })}
          target="_blank"
          className={layout.accent}
        >
          {t('planner.already_open')}
        </Link>
      )}
    </p>
  )
}
