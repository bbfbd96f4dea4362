import { useState } from 'react'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDay } from '@/lib/time/format-day'
import { addClockMinutes } from '@/lib/time/wall-clock'
import type { Team } from '@/features/teams/api/teams'
import { href, paths } from '@/lib/router/paths'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import { FilterToggle } from '@/shared/ui/filters/filter-toggle'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { usualLengths } from '@/features/planner/model/candidates/quick-link'
import styles from './quick.module.css'
import type { QuickTraining } from './use-quick-slot'
import { WhenSheet } from './when-sheet'

interface QuickControlsProps {
  teams: readonly Team[]
  evening: QuickTraining
}

/** Which team, when and how long; all three are filled in already. */
export function QuickControls({ teams, evening }: QuickControlsProps) {
  const { t, i18n } = useTranslation('quick-session')
  const [isOpen, setIsOpen] = useState(false)
  const { slot, team, minutes, patch } = evening
  const lengths = [...new Set([...usualLengths, minutes])].toSorted((one, other) => one - other)
  return (
    <section className={layout.between3} aria-label={t('quick.when_title')}>
      <div className={layout.min}>
        <p className={`${layout.medium} ${layout.plain} ${styles.when}`} data-figures="">
          {t('quick.for', {
            team: team.name,
            day: formatDay(slot.date, i18n.language),
            time: `${slot.time}–${addClockMinutes(slot.time, minutes)}`,
          })}
        </p>
        {slot.existing ? <p className={layout.dim14}>{t('quick.fills')}</p> : null}
        {slot.planned ? (
          <p className={`${layout.text14} ${layout.plain} ${layout.amber}`}>
            {t('quick.planned_already', { title: slot.planned.title ?? t('quick.untitled') })}{' '}
            <Link to={href(paths.trainings.details, { trainingId: slot.planned.id })}>
              {t('quick.open_planned')}
            </Link>
          </p>
        ) : null}
      </div>
      <div className={`${layout.row2} ${styles.chips}`} role="group" aria-label={t('quick.length')}>
        {teams.length > 1 ? (
          <FilterSelect
            label={t('quick.team')}
            value={[team.id]}
            options={teams.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={([id]) => id && patch({ team: id, at: null, minutes: null, topic: null })}
          />
        ) : null}
        {lengths.map((length) => (
          <FilterToggle
            key={length}
            label={t('quick.minutes', { count: length })}
            isOn={length === minutes}
            onChange={() => patch({ minutes: length })}
          />
        ))}
        <Button
          kind="quiet"
          icon={<IconPencil size={18} stroke={1.75} />}
          onClick={() => setIsOpen(true)}
        >
          {t('quick.change_when')}
        </Button>
      </div>
      <WhenSheet isOpen={isOpen} onClose={() => setIsOpen(false)} evening={evening} />
    </section>
  )
}
