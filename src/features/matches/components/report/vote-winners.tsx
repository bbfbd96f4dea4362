import { IconTrophy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'

/** Whom the team elected; a word where too few have voted. */
export function VoteWinners({ winners }: { winners: readonly string[] }) {
  const { t, i18n } = useTranslation('matches/report')
  if (winners.length === 0) return <p className={layout.dim14}>{t('vote.nobody')}</p>
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(winners)
  return (
    <p className={`${layout.line2} ${layout.bold}`}>
      <IconTrophy size={20} stroke={1.75} aria-hidden="true" />
      {names}
    </p>
  )
}
