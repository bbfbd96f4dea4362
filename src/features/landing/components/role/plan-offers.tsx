import { useState } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePlans } from '@/features/billing/api/plans'
import { billingPeriods, listPlans, type BillingPeriod } from '@/features/billing/model/plan-offer'
import { queryClient } from '@/lib/query/query-client'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/public/button'
import type { LandingRole } from '../../model/page-text'
import { PlanTile } from './plan-tile'
import styles from '../features.module.css'

interface PlanOffersProps {
  role: LandingRole
}

export function PlanOffers({ role }: PlanOffersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Offers role={role} />
    </QueryClientProvider>
  )
}

function Offers({ role }: PlanOffersProps) {
  const { t } = useTranslation('landing/pages')
  const [period, setPeriod] = useState<BillingPeriod>('monthly')
  const { data: plans, isError, refetch } = usePlans()
  if (!plans && isError) {
    return (
      <Alert
        kind="error"
        title={t('role.prices_failed')}
        actions={
          <Button kind="secondary" onClick={() => void refetch()}>
            {t('document.retry')}
          </Button>
        }
      />
    )
  }
  if (!plans) {
    return (
      <p className={styles.text} role="status">
        {t('document.loading')}
      </p>
    )
  }
  const offers = listPlans(plans, role, period)
  if (offers.length === 0) return <p className={styles.text}>{t('role.no_plans')}</p>
  return (
    <>
      <fieldset
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '0 var(--space-5)',
          margin: 'var(--space-3) 0 0',
          padding: 0,
          border: 0,
        }}
      >
        <legend style={{ padding: 0, color: 'var(--text-dim)' }}>{t('role.period')}</legend>
        {billingPeriods.map((choice) => (
          <label
            key={choice}
            style={{
              display: 'inline-flex',
              gap: 'var(--space-2)',
              alignItems: 'center',
              minBlockSize: 'var(--touch)',
            }}
          >
            <input
              type="radio"
              name="period"
              checked={choice === period}
              onChange={() => setPeriod(choice)}
              style={{ inlineSize: 20, blockSize: 20, margin: 0, accentColor: 'var(--primary)' }}
            />
            {t(`role.periods.${choice}`)}
          </label>
        ))}
      </fieldset>
      <ul className={styles.list} style={{ marginBlockStart: 'var(--space-3)' }}>
        {offers.map((plan) => (
          <PlanTile
            key={plan.id}
            plan={plan}
            role={role}
            month={plans.find(
              (one) => one.role === role && one.tier === plan.tier && one.period === 'monthly',
            )}
          />
        ))}
      </ul>
      <p className={styles.text}>{t('role.vat')}</p>
    </>
  )
}
