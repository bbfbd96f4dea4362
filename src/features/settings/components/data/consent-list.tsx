import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { consentPurposes } from '@/features/people/model/consent-purpose'
import { Alert } from '@/shared/public/alert'
import layout from '@/shared/ui/layout.module.css'
import { useConsents } from '../../api/data/consents'
import type { DataSubject } from '../../api/data/data-subjects'
import { findDecider, listHistory, isAskedAnew } from '../../model/data/consents'
import { ConsentRow } from './consent-row'
import styles from './data.module.css'

interface ConsentListProps {
  subject: DataSubject
  /** Of everybody on this page, so that all are asked for at once. */
  playerIds: readonly string[]
  /** False where the card around it is called so already. */
  hasTitle?: boolean
}

/** Every purpose with its words, where it stands and what was decided before. */
export function ConsentList({ subject, playerIds, hasTitle = true }: ConsentListProps) {
  const { t } = useTranslation('settings')
  const { data: consents } = useConsents(playerIds)
  const [today] = useState(() => new Date().toLocaleDateString('sv'))
  const decider = findDecider(subject, today)
  return (
    <div className={layout.grid2}>
      {hasTitle ? <h3 className={layout.size14}>{t('data.consents.title')}</h3> : null}
      <p className={`${layout.dimmed} ${styles.dim}`}>{t('data.consents.text')}</p>
      {decider === 'me' ? null : <Alert title={t(`data.consents.decides.${decider}`)} />}
      <ul className={layout.listGrid}>
        {consentPurposes.map((purpose) => {
          const history = listHistory(consents, subject.playerId, purpose)
          return (
            <ConsentRow
              key={purpose}
              subject={subject}
              purpose={purpose}
              history={history}
              isAskedAnew={isAskedAnew(subject, history[0], today)}
              mayDecide={decider === 'me'}
            />
          )
        })}
      </ul>
    </div>
  )
}
