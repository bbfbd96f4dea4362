import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/money'
import { getToday } from '@/lib/time/calendar-date'
import { findOwedFees, sumOwed, type OwedFee, type OwedFilter } from '../model/owed-fees'

interface OwedSumsProps {
  fees: readonly OwedFee[]
  filter: OwedFilter
}

/** What the fees shown add up to, on every page of them. */
export function OwedSums({ fees, filter }: OwedSumsProps) {
  const { t } = useTranslation('billing')
  const today = getToday()
  const { open, late, players } = sumOwed(findOwedFees(fees, filter, today), today)
  return t('owed.sums', {
    open: formatMoney(open),
    late: formatMoney(late),
    players: t('owed.players', { count: players }),
  })
}
