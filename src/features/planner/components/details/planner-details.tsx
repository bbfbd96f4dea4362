import { useState } from 'react'
import { IconPencil } from '@tabler/icons-react'
import { useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatDay } from '@/lib/time/format-day'
import type { Team } from '@/features/teams/api/teams'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import type { TrainingFields } from '../../model/training-schema'
import { PlannerFields } from './planner-fields'
import styles from '../planner.module.css'
import { useSlot } from './use-slot'

interface PlannerDetailsProps {
  teams: readonly Team[]
  zoneOf: (teamId: string) => string
  isNew: boolean
  /** Null for a session not saved yet. */
  trainingId: string | null
  /** Counts refused savings: each may have its reason in here. */
  attempts: number
}

const names = [
  'team_id',
  'date',
  'time',
  'duration',
  'place',
  'title',
  'objective',
  'notes',
] as const

/** Time and place: fields in a row on a desktop; one line and a sheet on the phone. */
export function PlannerDetails(props: PlannerDetailsProps) {
  const isPhone = useIsPhone()
  const { t } = useTranslation(['planner', 'training'])
  if (isPhone) return <DetailsLine {...props} />
  return (
    <section className={`${layout.surface} ${styles.details}`} aria-label={t('form.details')}>
      <PlannerFields {...props} />
    </section>
  )
}

function DetailsLine(props: PlannerDetailsProps) {
  const { t, i18n } = useTranslation(['planner', 'training'])
  const { attempts, teams, zoneOf } = props
  const values = useWatch<TrainingFields>()
  const { errors } = useFormState<TrainingFields>()
  const [isOpen, setIsOpen] = useState(false)
  const [seen, setSeen] = useState(attempts)
  const end = useSlot(zoneOf)?.end ?? null
  const isFaulty = names.some((name) => errors[name])

  // opens with the attempt, not with each correction
  if (attempts !== seen) {
    setSeen(attempts)
    if (isFaulty) setIsOpen(true)
  }

  const team = teams.find(({ id }) => id === values.team_id)
  const day = values.date ? formatDay(values.date, i18n.language) : t('form.errors.date_required')
  const clock = end ? `${values.time}–${end}` : values.time
  return (
    <section className={`${layout.surface} ${styles.line}`}>
      <div>
        <p className={layout.bold}>{values.title || t('training:list.untitled')}</p>
        <p className={styles.lineText}>
          {[team?.name, day, clock, values.place].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button
        kind="secondary"
        icon={<IconPencil size={18} stroke={1.75} />}
        onClick={() => setIsOpen(true)}
      >
        {t('planner.change_details')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('form.details')}
        footer={<Button onClick={() => setIsOpen(false)}>{t('planner.done')}</Button>}
      >
        <PlannerFields {...props} />
      </Sheet>
    </section>
  )
}
