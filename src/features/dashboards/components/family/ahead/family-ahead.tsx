import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import type { AgendaItem } from '../../../model/agenda'
import { groupAhead } from '../../../model/family/ahead'
import { countMissingAnswers } from '@/features/attendance/model/family/availability'
import { listIds, listFirstNames } from '@/features/attendance/model/family/children'
import { listSoon } from '../../../model/next-up'
import type { Answering } from '@/features/attendance/widgets/family/answer-rows'
import { DueStrip } from './due-strip'
import styles from '../family.module.css'
import type { SpotPlace } from '../jump'
import { FamilyNext } from './family-next'
import { FamilyWeek } from './family-week'

interface FamilyAheadProps extends Answering {
  userId: string
  items: readonly AgendaItem[]
  /** The players whose open fees are said; a player is not told of the family's. */
  paysFor: readonly string[]
  /** Leads from what is due to its card, where that may be folded away. */
  onJump?: (spot: SpotPlace) => void
  /** The cards after what lies ahead. */
  children: ReactNode
}

/** First what is due and what is next, then the other days; each date in one place. */
export function FamilyAhead({
  userId,
  items,
  paysFor,
  onJump,
  children,
  ...answering
}: FamilyAheadProps) {
  const { t } = useTranslation('dashboards')
  const { shown, book, now } = answering
  const ahead = groupAhead(items, shown, now)
  const toAnswer = listSoon([...ahead.next, ...ahead.rest], now)
  const mayAnswer = toAnswer.length > 0 && shown.some(({ may_answer }) => may_answer)

  function describe(item: AgendaItem): string {
    const who = shown.length > 1 ? listFirstNames(item, shown).join(', ') : item.team.name
    const meet =
      item.kind === 'match' && item.meet_at
        ? t('match.meet_at', { time: toWallClock(item.meet_at, item.zone).time })
        : ''
    // a fixture names the team
    const isSaid = shown.length === 1 && item.kind === 'match'
    return [isSaid ? '' : who, meet].filter(Boolean).join(' · ')
  }

  return (
    <>
      <DueStrip
        userId={userId}
        playerIds={listIds(shown)}
        paysFor={paysFor}
        missing={mayAnswer ? countMissingAnswers(toAnswer, shown, book, now) : null}
        now={now}
        onJump={onJump}
      />
      <div className={styles.stacks}>
        <FamilyNext ahead={ahead} {...answering} />
        <FamilyWeek ahead={ahead} describe={describe} {...answering} />
        {children}
      </div>
    </>
  )
}
