import { useState } from 'react'
import { IconHeartbeat, IconPhone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { InlineError } from '@/shared/ui/states/inline-error'
import layout from '@/shared/ui/layout.module.css'
import { usePlayerConsents } from '../../api/consents'
import { guardianQueries } from '../../api/guardians'
import { useOwnHealth } from '../../api/health'
import type { Player } from '../../api/players/players'
import { usePeopleAccess } from '../use-people-access'
import { ContactsSheet } from './contacts-sheet'
import { HealthFacts } from './health-facts'
import { HealthSheet } from './health-sheet'

/** A child's health as its family reads it; a guardian who decides about its data writes it. */
export function FamilyHealthCard({ player }: { player: Player }) {
  const { t } = useTranslation('people')
  const { userId } = usePeopleAccess()
  const { data, error, refetch } = useOwnHealth(player.id)
  const { data: links } = useQuery(guardianQueries.ofPlayer(player.id))
  const { data: consents } = usePlayerConsents(player.id)
  const [open, setOpen] = useState<'health' | 'contacts' | null>(null)
  const mine = links?.find(({ guardian_id }) => guardian_id === userId)
  const mayWrite = mine?.is_trusted === true && mine.can_consent
  const isAgreed = consents?.some(({ purpose, is_given }) => purpose === 'health_data' && is_given)
  const sheet = data && { playerId: player.id, name: player.first_name, health: data }
  const icon = { size: 18, stroke: 1.75 }
  return (
    <SectionCard title={t('health.title')} description={t('health.family_note')}>
      {error && !data ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      {data ? <HealthFacts health={data} /> : null}
      {data && mayWrite ? (
        <div className={layout.wrap2}>
          <Button
            kind="secondary"
            icon={<IconPhone {...icon} />}
            onClick={() => setOpen('contacts')}
          >
            {t('health.edit_contacts')}
          </Button>
          {isAgreed && mine.receives_health ? (
            <Button
              kind="secondary"
              icon={<IconHeartbeat {...icon} />}
              onClick={() => setOpen('health')}
            >
              {t('health.edit')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {mayWrite && consents && !isAgreed ? (
        <p className={layout.dim13}>{t('health.agree_first')}</p>
      ) : null}
      {sheet && open === 'health' ? <HealthSheet {...sheet} onClose={() => setOpen(null)} /> : null}
      {sheet && open === 'contacts' ? (
        <ContactsSheet {...sheet} onClose={() => setOpen(null)} />
      ) : null}
    </SectionCard>
  )
}
