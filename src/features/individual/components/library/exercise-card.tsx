import type { ReactNode } from 'react'
import { IconClock, IconMapPin, IconTarget, IconUser, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { LibraryRow } from '../../api/exercises'
import { useIndividualText } from '../use-individual-text'

interface ExerciseCardProps {
  exercise: LibraryRow
  /** Given to the reader's family and still open. */
  isGiven: boolean
  /** Coaches see who finds it; a family need not know. */
  isStaff: boolean
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** One exercise: what it trains, where, how long, and what to try for. */
export function ExerciseCard({ exercise, isGiven, isStaff }: ExerciseCardProps) {
  const { t } = useTranslation('individual')
  const text = useIndividualText()
  const target = text.formatTarget(exercise)
  const isShared = isStaff && exercise.school_id !== null
  return (
    <li className={layout.min}>
      <Link
        className={`${layout.card} ${layout.stack2} ${layout.quietLink} ${layout.full}`}
        style={{ blockSize: '100%' }}
        to={href(paths.individual.details, { id: exercise.id })}
      >
        <span className={layout.dim13}>{text.formatTopic(exercise.topic)}</span>
        <span className={`${layout.name} ${layout.text16}`}>{exercise.title}</span>
        <span className={`${layout.dim14} ${layout.breakable}`}>{exercise.aim}</span>
        <span className={layout.facts} style={{ marginBlockStart: 'auto' }}>
          <Fact icon={<IconMapPin {...icon} />}>{text.formatPlace(exercise.place)}</Fact>
          <Fact icon={<IconClock {...icon} />}>{text.formatMinutes(exercise.minutes)}</Fact>
          <Fact icon={exercise.people === 2 ? <IconUsers {...icon} /> : <IconUser {...icon} />}>
            {t(exercise.people === 2 ? 'people.pair' : 'people.solo')}
          </Fact>
          <Fact>{text.formatAges(exercise)}</Fact>
          {target ? <Fact icon={<IconTarget {...icon} />}>{target}</Fact> : null}
        </span>
        {isGiven || exercise.needs_go_ahead || isShared ? (
          <span className={layout.wrap1}>
            {isGiven ? <StatusBadge tone="green">{t('library.given')}</StatusBadge> : null}
            {exercise.needs_go_ahead ? (
              <StatusBadge tone="amber">{t('go_ahead.badge')}</StatusBadge>
            ) : null}
            {isShared ? <StatusBadge>{t(`visibility.${exercise.visibility}`)}</StatusBadge> : null}
          </span>
        ) : null}
      </Link>
    </li>
  )
}

function Fact({ icon: mark, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={`${layout.inline1} ${layout.dim13}`}>
      {mark}
      {children}
    </span>
  )
}
