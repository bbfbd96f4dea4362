import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { StatusBadge } from '@/shared/ui/status-badge'
import { useAccountConsents } from '../../api/account-relations'
import styles from '../users.module.css'

type Consent = ReturnType<typeof useAccountConsents>[number]

/** Where consents stand, child by child: yes, no or not asked, and nothing more. */
export function ConsentsCard({ userId }: { userId: string }) {
  const { t } = useTranslation('admin')
  const consents = useAccountConsents(userId)
  const players = new Set(consents.map(({ player_id }) => player_id))
  return (
    <SectionCard title={t('consents.title')} description={t('consents.why')}>
      {consents.length === 0 && <p className={styles.dim}>{t('consents.none')}</p>}
      {[...players].map((id) => (
        <PlayerConsents key={id} consents={consents.filter(({ player_id }) => player_id === id)} />
      ))}
    </SectionCard>
  )
}

function PlayerConsents({ consents }: { consents: readonly Consent[] }) {
  const { t } = useTranslation(['admin', 'people'])
  const [first] = consents
  if (!first) return null
  return (
    <div>
      <h3 className={styles.name}>{`${first.first_name} ${first.last_name}`}</h3>
      <FactList
        layout="stack"
        facts={consents.map((consent) => ({
          label: t(`people:consents.purposes.${consent.purpose}`),
          value: <ConsentState consent={consent} />,
        }))}
      />
    </div>
  )
}

function ConsentState({ consent }: { consent: Consent }) {
  const { t } = useTranslation('admin')
  const { is_given, decided_at, needs_renewal } = consent
  if (!decided_at) return <StatusBadge>{t('consents.open')}</StatusBadge>
  return (
    <StatusBadge tone={needs_renewal ? 'amber' : is_given ? 'green' : 'red'}>
      {needs_renewal ? t('consents.renew') : is_given ? t('consents.yes') : t('consents.no')}
      {` · ${formatDate(decided_at)}`}
    </StatusBadge>
  )
}
