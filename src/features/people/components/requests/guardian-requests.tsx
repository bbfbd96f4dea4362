import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { formatAge } from '@/lib/dates'
import { AddressText } from '@/shared/ui/address-text'
import { Button } from '@/shared/ui/button'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import {
  useDeclineGuardian,
  useGuardianRequests,
  type GuardianRequest,
} from '../../api/guardian-requests'
import { LinkChildSheet } from '../../widgets/link-child-sheet'
import styles from '../people.module.css'

/** Parents who wait for their child, for owners and administrators; nothing where nobody waits. */
export function GuardianRequests() {
  const { t } = useTranslation('people')
  const roles = useSession()?.held_roles.map(({ role }) => role) ?? []
  const { data: waiting = [] } = useGuardianRequests(
    roles.includes('owner') || roles.includes('admin'),
  )
  const [chosen, setChosen] = useState<GuardianRequest | null>(null)
  if (waiting.length === 0) return null
  const title = t('requests.title', { count: waiting.length })
  return (
    <DashboardCard isToday title={title}>
      <ul className={layout.listStack} aria-label={title}>
        {waiting.map((request) => (
          <li key={request.request_id} className={`${layout.rowWide} ${styles.item}`}>
            <span className={layout.stack}>
              <span className={styles.name}>{request.person_name}</span>
              <span className={`${layout.dim13Any} ${styles.dim}`}>
                {request.child_name
                  ? t('requests.asks_for', { child: request.child_name })
                  : t('requests.asks')}
              </span>
              <span className={`${layout.dim13Any} ${styles.dim}`}>
                {`${request.school_name} · ${formatAge(request.asked_at)}`}
              </span>
            </span>
            <Button kind="secondary" onClick={() => setChosen(request)}>
              {t('links.decide')}
            </Button>
          </li>
        ))}
      </ul>
      {chosen ? <DecideSheet request={chosen} onClose={() => setChosen(null)} /> : null}
    </DashboardCard>
  )
}

function DecideSheet({ request, onClose }: { request: GuardianRequest; onClose: () => void }) {
  const { t } = useTranslation('people')
  const decline = useDeclineGuardian()
  return (
    <LinkChildSheet
      person={{ id: request.user_id, name: request.person_name }}
      schoolId={request.school_id}
      childName={request.child_name}
      onClose={onClose}
      otherAnswer={
        <Button
          kind="secondary"
          busy={decline.isPending}
          onClick={() => decline.mutate(request.request_id, { onSuccess: onClose })}
        >
          {t('requests.decline')}
        </Button>
      }
    >
      <p className={layout.dim14}>
        {t(request.holds_role ? 'requests.holds_role' : 'requests.newcomer', {
          school: request.school_name,
        })}
      </p>
      {request.person_email ? <AddressText address={request.person_email} /> : null}
      {request.message ? <p>{request.message}</p> : null}
    </LinkChildSheet>
  )
}
