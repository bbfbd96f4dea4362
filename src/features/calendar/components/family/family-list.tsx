import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '@/lib/time/format-day'
import layout from '@/shared/ui/layout.module.css'
import { groupEntries } from '../../model/family-entries'
import type { AbsenceEntry, OwnEntry } from '../../model/family/own-entries'
import type { Fixture } from '../../model/match-event'
import type { Session } from '../../model/session-event'
import type { TeamLook } from '../../model/team-look'
import looksCss from '../team-looks.module.css'
import styles from './family-list.module.css'
import { FamilyEntryRow } from './family-entry-row'
import type { FamilyDates } from '@/features/attendance/widgets/family/use-family-dates'

interface FamilyListProps {
  /** What it is called for screen readers. */
  label: string
  sessions: readonly Session[]
  matches: readonly Fixture[]
  family: FamilyDates
  looks: ReadonlyMap<string, TeamLook>
  now: number
  /** What stands against a match, in words. */
  warningOf?: (matchId: string) => string | null
  /** `YYYY-MM-DD` on the school's clock. */
  today: string
  /** What else the family has on, and how it is drawn. */
  own?: readonly (OwnEntry | AbsenceEntry)[]
  renderOwn?: (entry: OwnEntry | AbsenceEntry) => ReactNode
}

/** A family's dates day by day from the first one on; whoever may answer does so in the row. */
export function FamilyList(props: FamilyListProps) {
  const { sessions, matches, family, looks, now, today } = props
  const { t, i18n } = useTranslation('calendar')
  return (
    <div role="region" aria-label={props.label} className={`${layout.stack4} ${styles.dates}`}>
      {groupEntries(sessions, matches, now, props.own).map(({ day, entries }) => (
        <section key={day} className={layout.stack2} aria-label={formatDay(day, i18n.language)}>
          <h3 className={`${layout.facts} ${layout.text14}`}>
            {formatDay(day, i18n.language)}
            {day === today ? <span className={layout.accent}>{t('period.today')}</span> : null}
          </h3>
          <ul className={`${layout.listStack} ${layout.surface}`}>
            {entries.map((entry) =>
              entry.kind === 'training' || entry.kind === 'match' ? (
                <FamilyEntryRow
                  key={entry.id}
                  entry={entry}
                  family={family}
                  warning={props.warningOf?.(entry.id)}
                  now={now}
                  look={looksCss[looks.get(entry.team.id) ?? 'green_soft'] ?? ''}
                />
              ) : (
                <Fragment key={entry.id}>{props.renderOwn?.(entry)}</Fragment>
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  )
}
