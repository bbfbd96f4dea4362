import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { Match } from '../../api/matches'
import { useMatchSquad } from '../../api/match-squad'

/** The one thing that comes next: publish a squad, or place it on the pitch. */
export function NextSteps({ match }: { match: Match }) {
  const { t } = useTranslation('matches/squad')
  const called = useMatchSquad(match.id).filter(
    ({ role }) => role === 'starter' || role === 'bench',
  )
  const step = called.length === 0 ? 'squad' : 'lineup'
  return (
    <SectionCard
      title={t('next.title')}
      description={step === 'squad' ? t('next.none') : t('next.called', { count: called.length })}
    >
      <p className={layout.plain}>
        <Link to={`?tab=${step}`}>{t(`next.${step}`)}</Link>
      </p>
    </SectionCard>
  )
}
