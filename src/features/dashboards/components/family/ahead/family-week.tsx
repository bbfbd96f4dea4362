import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import type { AgendaItem } from '../../../model/agenda'
import type { Ahead } from '../../../model/family/ahead'
import { AgendaDays } from '../../agenda/agenda-days'
import { AnswerRows, isAnswerable, type Answering } from './answer-rows'
import styles from '../family.module.css'

interface FamilyWeekProps extends Answering {
  ahead: Ahead
  /** Beside the place: whose date it is. */
  describe: (item: AgendaItem) => string
}

/** What else the coming days bring, and the matches after them; each date is answered where it stands. */
export function FamilyWeek({ ahead, describe, ...answering }: FamilyWeekProps) {
  const { t } = useTranslation('dashboards')
  const { rest, later } = ahead

  function side(item: AgendaItem) {
    if (!isAnswerable(item, answering)) return null
    return <AnswerRows item={item} size="icons" {...answering} />
  }

  return (
    <DashboardCard
      title={t('ahead.also')}
      more={{ to: paths.calendar.trainings, label: t('ahead.calendar') }}
    >
      {rest.length === 0 ? <p className={layout.dim14}>{t('ahead.nothing_else')}</p> : null}
      <AgendaDays items={rest} now={answering.now} describe={describe} side={side} />
      {later.length > 0 ? (
        <>
          <p className={`${layout.dim13} ${styles.group}`}>{t('ahead.later')}</p>
          <AgendaDays items={later} now={answering.now} describe={describe} side={side} />
        </>
      ) : null}
    </DashboardCard>
  )
}
