import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAnswerAvailability } from '@/features/attendance/api/family/availability'
import { getGivenAnswer } from '@/features/attendance/model/family/availability'
import { listIds, type Child } from '@/features/attendance/model/family/children'
import type { FamilyDates } from '@/features/attendance/widgets/family/use-family-dates'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { FamilyEntry } from '../../model/family-entries'

interface ClashHintProps {
  /** The clashes in words. */
  text: string | null
  clashes: readonly FamilyEntry[]
  child: Child
  family: FamilyDates
  /** Leads to a time away, which answers several at once; absent where this person may not. */
  onAway?: () => void
}

/** "Clashes with training 17:00": tell the coach, in one tap. */
export function ClashHint({ text, clashes, child, family, onAway }: ClashHintProps) {
  const { t } = useTranslation('calendar')
  const { sayWithUndo } = useAnswerAvailability(listIds(family.children))
  const [clash, ...others] = clashes
  if (!text || !clash) return null

  function answerNo({ kind, id }: FamilyEntry) {
    const before = getGivenAnswer(family.book, { kind, id }, child.id)
    sayWithUndo({
      saying: { kind, id, playerId: child.id, answer: 'no', reason: null, note: before.note },
      before,
      name: child.first_name,
    })
  }

  return (
    <div className={layout.betweenLine} role="status">
      <p className={`${layout.dim13} ${layout.amber} ${layout.line2}`}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" className={layout.fixed} />
        {text}
      </p>
      {child.may_answer && others.length === 0 ? (
        <Button kind="secondary" onClick={() => answerNo(clash)}>
          {t('own.clash.answer')}
        </Button>
      ) : null}
      {onAway && others.length > 0 ? (
        <Button kind="secondary" onClick={onAway}>
          {t('own.clash.away')}
        </Button>
      ) : null}
    </div>
  )
}
