import { IconHeartbeat } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { useOpenHealth } from '../../api/health'
import { HealthFacts } from './health-facts'

/** Opened on purpose: each opening is on record, and the family can see it. */
export function CoachHealthCard({ playerId }: { playerId: string }) {
  const { t } = useTranslation('people')
  const open = useOpenHealth()
  return (
    <SectionCard title={t('health.title')} description={t('health.on_record')}>
      {open.data ? (
        <HealthFacts health={open.data} />
      ) : (
        <span className={layout.row2}>
          <Button
            kind="secondary"
            icon={<IconHeartbeat size={18} stroke={1.75} />}
            busy={open.isPending}
            onClick={() => open.mutate(playerId)}
          >
            {t('health.open')}
          </Button>
        </span>
      )}
    </SectionCard>
  )
}
