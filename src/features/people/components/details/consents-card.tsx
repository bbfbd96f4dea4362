import { IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { InlineError } from '@/shared/ui/states/inline-error'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import { usePlayerConsents } from '../../api/consents'
import { consentPurposes } from '../../model/consent-purpose'
import styles from '../people.module.css'

/** Before a picture is taken: has the family said yes, no, or nothing yet? */
export function ConsentsCard({ playerId }: { playerId: string }) {
  const { t } = useTranslation('people')
  const { data, error, refetch } = usePlayerConsents(playerId)
  if (error && !data) return <InlineError error={error} onRetry={() => void refetch()} />
  return (
    <SectionCard title={t('consents.title')} description={t('consents.text')}>
      <ul className={layout.listStack} aria-label={t('consents.title')}>
        {consentPurposes.map((purpose) => {
          const word = data?.find((consent) => consent.purpose === purpose)
          return (
            <li key={purpose} className={`${layout.rowWide} ${styles.item}`}>
              <span className={layout.stack}>
                <span className={styles.name}>{t(`consents.purposes.${purpose}`)}</span>
                <span className={`${layout.dim13Any} ${styles.dim}`}>
                  {word?.given_at ? formatDate(word.given_at) : t('consents.never')}
                </span>
              </span>
              <ConsentBadge isGiven={word?.needs_renewal ? null : (word?.is_given ?? null)} />
            </li>
          )
        })}
      </ul>
    </SectionCard>
  )
}

function ConsentBadge({ isGiven }: { isGiven: boolean | null }) {
  const { t } = useTranslation('people')
  if (isGiven === null) {
    return (
      <StatusBadge tone="amber" icon={<IconQuestionMark size={14} stroke={1.75} />}>
        {t('consents.open')}
      </StatusBadge>
    )
  }
  return isGiven ? (
    <StatusBadge tone="green" icon={<IconCheck size={14} stroke={1.75} />}>
      {t('consents.yes')}
    </StatusBadge>
  ) : (
    <StatusBadge tone="red" icon={<IconX size={14} stroke={1.75} />}>
      {t('consents.no')}
    </StatusBadge>
  )
}
