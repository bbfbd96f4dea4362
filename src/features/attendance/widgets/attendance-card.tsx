import { IconClipboardCheck, IconMessage2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { useAttendanceFigures } from '../api/attendance-figures'
import { computeAttendanceFigures } from '../model/compute-attendance-figures'
import { getTrainingState } from '@/features/teams/model/training-state'
import type { TrainingStatus } from '@/features/teams/model/training-state'
import { useNow } from '@/lib/time/use-now'
import styles from './attendance-card.module.css'
import { useCanRecordAttendance } from '../components/use-can-record-attendance'

interface AttendanceCardProps {
  training: {
    id: string
    starts_at: string
    ends_at: string
    status: TrainingStatus
    team_id: string
    team: { school: { time_zone: string } }
  }
}

/** For the team's staff on a training's page: who came, who said yes and did not, how hard it was. */
export function AttendanceCard({ training }: AttendanceCardProps) {
  const { t, i18n } = useTranslation('attendance')
  const now = useNow()
  const keepsList = useCanRecordAttendance()
  const { data } = useAttendanceFigures(training.id)
  if (!keepsList(training) || !data) return null
  const figures = computeAttendanceFigures(data.rows, data.reviews)
  const isOver = getTrainingState(training, now) === 'done'
  const list = href(paths.trainings.attendance, { trainingId: training.id })
  const formatNumber = (value: number, digits = 0) =>
    new Intl.NumberFormat(i18n.language, { maximumFractionDigits: digits }).format(value)

  return (
    <SectionCard title={t('attendance.card.title')}>
      {figures.recorded === 0 ? (
        <p className={`${layout.dimmed} ${layout.size14} ${layout.pretty}`}>
          {isOver
            ? t('attendance.card.forgotten')
            : t('attendance.card.today', { count: figures.expected })}
        </p>
      ) : (
        <FactList
          layout="stack"
          facts={[
            {
              label: t('attendance.card.here'),
              value: t('attendance.of', { part: figures.here, all: figures.recorded }),
            },
            ...(figures.missing.length > 0
              ? [{ label: t('attendance.card.missing'), value: figures.missing.join(', ') }]
              : []),
            ...(figures.effort === null
              ? []
              : [{ label: t('attendance.card.effort'), value: formatNumber(figures.effort, 1) }]),
            ...(figures.load === null
              ? []
              : [
                  {
                    label: t('attendance.card.load'),
                    value:
                      data.plannedLoad === null
                        ? formatNumber(figures.load)
                        : t('attendance.card.load_of', {
                            felt: formatNumber(figures.load),
                            planned: formatNumber(data.plannedLoad),
                          }),
                  },
                ]),
          ]}
        />
      )}
      <div className={`${layout.wrap2} ${styles.links}`}>
        <LinkButton
          to={list}
          kind={figures.recorded === 0 ? 'primary' : 'secondary'}
          icon={<IconClipboardCheck size={18} stroke={1.75} />}
        >
          {figures.recorded === 0 ? t('attendance.card.open') : t('attendance.card.change')}
        </LinkButton>
        {isOver ? (
          <LinkButton
            to={`${list}?tab=afterwards`}
            kind="secondary"
            icon={<IconMessage2 size={18} stroke={1.75} />}
          >
            {t('attendance.card.review')}
          </LinkButton>
        ) : null}
      </div>
    </SectionCard>
  )
}
