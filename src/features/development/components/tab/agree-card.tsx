import { useQueryClient } from '@tanstack/react-query'
import { IconCheck, IconClockHour4 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { isStaleRow } from '@/lib/stale-row'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { StatusBadge } from '@/shared/ui/status-badge'
import { planQueries, useAgreePlan, type Plan, type PlanPart, type Rights } from '../../api/plans'
import { PlanFailure } from '../plan-failure'

interface AgreeCardProps {
  plan: Plan
  rights: Rights
}

/** Who has said yes to these words, and the tap of those who may. */
export function AgreeCard({ plan, rights }: AgreeCardProps) {
  const { t } = useTranslation('development')
  const client = useQueryClient()
  const agree = useAgreePlan(plan)
  const name = plan.player.first_name
  const player = rights.is_player && plan.player_agreed_at === null
  const family = rights.is_family && plan.family_agreed_at === null
  const asks: { parts: readonly PlanPart[]; label: string }[] = []
  if (player && family) {
    asks.push({ parts: ['player', 'family'], label: t('agree.both', { name }) })
  }
  if (player) {
    const label = rights.is_family ? t('agree.for_child', { name }) : t('agree.mine')
    asks.push({ parts: ['player'], label })
  }
  if (family) asks.push({ parts: ['family'], label: t('agree.family') })

  function handleAgree(parts: readonly PlanPart[]) {
    agree.mutate(parts, {
      onError: (error) => {
        if (!isStaleRow(error)) return
        showToast('info', 'development:agree.changed')
        void client.invalidateQueries({ queryKey: planQueries.ofPlayer(plan.player_id).queryKey })
      },
    })
  }

  return (
    <div className={layout.stack2}>
      <div className={layout.wrap2}>
        <Answer who={t('agree.player', { name })} at={plan.player_agreed_at} />
        {rights.has_family || plan.family_agreed_at ? (
          <Answer who={t('agree.guardians')} at={plan.family_agreed_at} />
        ) : null}
      </div>
      {asks.length > 0 ? (
        <>
          <p className={layout.size14} style={{ margin: 0 }}>
            {t('agree.ask')}
          </p>
          <div className={layout.wrap2}>
            {asks.map(({ parts, label }, index) => (
              <Button
                key={label}
                kind={index === 0 ? 'primary' : 'secondary'}
                icon={<IconCheck size={18} stroke={1.75} />}
                busy={agree.isPending && agree.variables.join() === parts.join()}
                onClick={() => handleAgree(parts)}
              >
                {label}
              </Button>
            ))}
          </div>
        </>
      ) : null}
      {agree.error && !isStaleRow(agree.error) ? <PlanFailure error={agree.error} /> : null}
    </div>
  )
}

function Answer({ who, at }: { who: string; at: string | null }) {
  const { t } = useTranslation('development')
  const Icon = at ? IconCheck : IconClockHour4
  return (
    <StatusBadge
      tone={at ? 'green' : 'neutral'}
      icon={<Icon size={14} stroke={2} aria-hidden="true" />}
    >
      {at ? t('agree.said', { who, date: formatDate(at) }) : t('agree.open', { who })}
    </StatusBadge>
  )
}
