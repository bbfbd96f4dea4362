import { useTranslation } from 'react-i18next'
import { formatAge, formatDate } from '@/lib/dates'
import { formatFullName } from '@/lib/person'
import { getToday } from '@/lib/time/calendar-date'
import { Dim, FactLine, NameLines } from '@/shared/ui/name-lines'
import { StatusBadge } from '@/shared/ui/status-badge'
import { isLate, type Fee } from '../../model/fee'

/** Whose fee it is, with teams and who pays. */
export function WhoCell({ fee }: { fee: Fee }) {
  const { t } = useTranslation('fees')
  const { team_names, payers, is_reachable } = fee
  return (
    <NameLines
      name={formatFullName(fee)}
      text={[team_names.join(', '), is_reachable ? payers.join(', ') : t('list.nobody')]
        .filter(Boolean)
        .join(' · ')}
    />
  )
}

export function FeeCell({ fee }: { fee: Fee }) {
  const { t } = useTranslation('fees')
  return <NameLines name={fee.title} text={t(`kinds.${fee.kind}`)} />
}

export function DueCell({ fee }: { fee: Fee }) {
  const { t } = useTranslation('fees')
  return (
    <FactLine>
      {formatDate(fee.due_on)}
      {isLate(fee, getToday()) ? <StatusBadge tone="red">{t('list.late')}</StatusBadge> : null}
    </FactLine>
  )
}

/** When and how it was paid, or that it is waived. */
export function PaidCell({ fee }: { fee: Fee }) {
  const { t } = useTranslation('fees')
  if (fee.status === 'waived')
    return <StatusBadge tone="neutral">{t('statuses.waived')}</StatusBadge>
  return (
    <FactLine>
      {fee.paid_on ? formatDate(fee.paid_on) : '–'}
      {fee.method ? <Dim>{t(`methods.${fee.method}`)}</Dim> : null}
    </FactLine>
  )
}

interface RemindedCellProps {
  fee: Fee
  now: number
  isLabelled?: boolean
}

export function RemindedCell({ fee, now, isLabelled = false }: RemindedCellProps) {
  const { t } = useTranslation('fees')
  const when = fee.reminded_at ? formatAge(fee.reminded_at, new Date(now)) : t('list.never')
  return isLabelled ? <Dim>{t('list.reminded', { when })}</Dim> : when
}
