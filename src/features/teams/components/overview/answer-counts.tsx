import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { countAnswers } from '../../model/turnout'

/** "9 yes · 2 no · 1 maybe · 4 open"; what nobody said is left out. */
export function AnswerCounts({ counts }: { counts: ReturnType<typeof countAnswers> }) {
  const { t } = useTranslation('teams')
  return (
    <p className={`${layout.row1} ${layout.plain}`} data-figures="">
      <StatusBadge tone="green">{t('overview.yes', { count: counts.yes })}</StatusBadge>
      {counts.no > 0 ? (
        <StatusBadge tone="red">{t('overview.no', { count: counts.no })}</StatusBadge>
      ) : null}
      {counts.maybe > 0 ? (
        <StatusBadge tone="blue">{t('overview.maybe', { count: counts.maybe })}</StatusBadge>
      ) : null}
      {counts.open > 0 ? (
        <StatusBadge tone="amber">{t('overview.open', { count: counts.open })}</StatusBadge>
      ) : null}
    </p>
  )
}
