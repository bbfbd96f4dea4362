import { useEffect, useRef, useState } from 'react'
import { IconPencil } from '@tabler/icons-react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatDay } from '@/lib/time/format-day'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import type { TrainingFields } from '../../model/training-schema'
import styles from '../planner.module.css'
import { DetailsLine } from './details-line'
import { OwnTrainings } from './own-trainings'
import { PlannerFields, type PlannerFieldsProps } from './planner-fields'
import { useFollowTeam } from './use-follow-team'
import { useSlot } from './use-slot'

interface PlannerDetailsProps extends Omit<PlannerFieldsProps, 'onTeam'> {
  /** A new session follows its team to where and when that team trains. */
  isNew: boolean
  /** Counts refused savings: each may have its reason in here. */
  attempts: number
  /** What the fields held before anybody wrote. */
  clean: TrainingFields
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
  'staff_notes',
] as const

/** Title, time and place in one line; all fields open below it, on the phone as a sheet. */
export function PlannerDetails({ isNew, attempts, clean, ...props }: PlannerDetailsProps) {
  const { t } = useTranslation(['planner', 'training'])
  const { teams, zoneOf, trainingId } = props
  const isPhone = useIsPhone()
  const { setFocus } = useFormContext<TrainingFields>()
  const { errors } = useFormState<TrainingFields>()
  const [isOpen, setIsOpen] = useState(false)
  const [seen, setSeen] = useState(attempts)
  const focused = useRef(attempts)
  const follow = useFollowTeam({ clean, teams })
  const slot = useSlot(zoneOf)
  const { title, summary, team } = useDetailsText(teams, slot?.end ?? null)
  const faulty = names.find((name) => errors[name])

  // opens with the attempt, not with each correction
  if (attempts !== seen) {
    setSeen(attempts)
    if (faulty) setIsOpen(true)
  }

  useEffect(() => {
    // once for each attempt: while somebody corrects, the focus stays where it is
    if (focused.current === seen) return
    focused.current = seen
    if (faulty) setFocus(faulty)
  }, [seen, faulty, setFocus])

  const fields = { ...props, onTeam: isNew ? follow : undefined }
  return (
    <>
      {isPhone ? (
        <section className={`${layout.surface} ${layout.grid} ${layout.gap3} ${styles.line}`}>
          <div>
            <p className={layout.bold}>{title || t('training:list.untitled')}</p>
            <p className={`${layout.dimmed} ${layout.size14}`}>{summary}</p>
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
            <PlannerFields {...fields} hasTitle />
          </Sheet>
        </section>
      ) : (
        <DetailsLine
          {...fields}
          summary={summary}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
        />
      )}
      {slot && team ? (
        <OwnTrainings
          slot={slot}
          teamName={team.name}
          zone={team.school.time_zone}
          trainingId={trainingId}
        />
      ) : null}
    </>
  )
}

function useDetailsText(teams: PlannerDetailsProps['teams'], end: string | null) {
  const { t, i18n } = useTranslation('planner')
  const values = useWatch<TrainingFields>()
  const team = teams.find(({ id }) => id === values.team_id)
  const day = values.date ? formatDay(values.date, i18n.language) : t('form.errors.date_required')
  const clock = end ? `${values.time}–${end}` : values.time
  const summary = [team?.name, day, clock, values.place].filter(Boolean).join(' · ')
  return { team, title: values.title, summary }
}
