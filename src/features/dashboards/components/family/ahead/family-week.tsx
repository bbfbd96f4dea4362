import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import type { AgendaItem } from '../../../model/agenda'
import type { Ahead } from '../../../model/family/ahead'
import { AgendaDays } from '../../agenda/agenda-days'
import { useMomentText } from '../../agenda/use-moment-text'
import { AnswerReasons, findAway } from '@/features/attendance/widgets/family/answer-reasons'
import {
  AnswerRows,
  isAnswerable,
  type Answering,
} from '@/features/attendance/widgets/family/answer-rows'

interface FamilyWeekProps extends Answering {
  ahead: Ahead
  /** Beside the place: whose date it is. */
  describe: (item: AgendaItem) => string
}

/** What else the coming days bring, and the matches after them; each date is answered where it stands. */
export function FamilyWeek({ ahead, describe, ...answering }: FamilyWeekProps) {
  const { t } = useTranslation('dashboards')
  const { rest, later } = ahead
  const text = useMomentText(answering.now)

  function renderSide(item: AgendaItem) {
    if (!isAnswerable(item, answering)) return null
    return <AnswerRows item={item} title={text.title(item)} size="icons" {...answering} />
  }

  function renderBelow(item: AgendaItem) {
    if (findAway(item, answering).length === 0) return null
    return <AnswerReasons item={item} {...answering} />
  }

  return (
    <DashboardCard
      title={t('ahead.also')}
      more={{ to: paths.calendar.personal, label: t('ahead.calendar') }}
    >
      {rest.length === 0 ? <p className={layout.dim14}>{t('ahead.nothing_else')}</p> : null}
      <AgendaDays
        items={rest}
        now={answering.now}
        describe={describe}
        side={renderSide}
        below={renderBelow}
      />
      {later.length > 0 ? (
        <>
          <p className={`${layout.dim13} ${layout.medium}`}>{t('ahead.later')}</p>
          <AgendaDays
            items={later}
            now={answering.now}
            describe={describe}
            side={renderSide}
            below={renderBelow}
          />
        </>
      ) : null}
    </DashboardCard>
  )
}
