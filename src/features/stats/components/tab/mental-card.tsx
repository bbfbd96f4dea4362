import { IconLockOpen } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { InlineError } from '@/shared/ui/states/inline-error'
import type { Development } from './use-development'

interface MentalCardProps {
  development: Development
  audience: 'coach' | 'family' | 'owner'
}

/** Closed until a coach opens it on purpose: each opening is on record. */
export function MentalCard({ development, audience }: MentalCardProps) {
  const { t } = useTranslation('stats')
  const { isOpening, openMental, openingError } = development
  return (
    <SectionCard title={t('groups.mental')} description={t(`tab.mental_${audience}`)}>
      {openingError ? <InlineError error={openingError} onRetry={openMental} /> : null}
      {audience === 'coach' ? (
        <div className={layout.wrap2}>
          <Button
            kind="secondary"
            icon={<IconLockOpen size={18} stroke={1.75} />}
            busy={isOpening}
            onClick={openMental}
          >
            {t('tab.open_mental')}
          </Button>
          <LinkButton kind="quiet" to={paths.mental.list}>
            {t('tab.to_mental')}
          </LinkButton>
        </div>
      ) : (
        <div>
          <LinkButton kind="quiet" to={paths.mental.list}>
            {t('tab.to_mental')}
          </LinkButton>
        </div>
      )}
    </SectionCard>
  )
}
