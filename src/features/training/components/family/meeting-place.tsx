import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toMapUrl } from '@/lib/map-link'
import { ExternalLinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { useTrainingGround } from '../../api/training-ground'

interface MeetingPlaceProps {
  training: { id: string; place: string | null }
}

/** Where to be, with the way there, and what to bring for that ground. */
export function MeetingPlace({ training: { id, place } }: MeetingPlaceProps) {
  const { t } = useTranslation('training')
  const ground = useTrainingGround(id)
  const name = place ?? ([ground?.field, ground?.part].filter(Boolean).join(', ') || null)
  const address = ground?.address ?? null
  const target = address ?? (name ? [name, ground?.town].filter(Boolean).join(', ') : null)
  const isIndoor = ground?.surface === 'indoor'
  return (
    <>
      <SectionCard title={t('family.where')}>
        <div className={layout.stack1}>
          <p className={layout.medium}>{name ?? t('family.place_open')}</p>
          {address ? <p className={layout.dim14}>{address}</p> : null}
        </div>
        {target ? (
          <ExternalLinkButton
            kind="secondary"
            href={toMapUrl(target)}
            icon={<IconMapPin size={18} stroke={1.75} />}
          >
            {t(address ? 'family.map' : 'family.find')}
          </ExternalLinkButton>
        ) : null}
      </SectionCard>
      <SectionCard title={t('family.bring')}>
        <p className={layout.dim14}>
          {t(isIndoor ? 'family.bring_indoor' : 'family.bring_outdoor')}
        </p>
      </SectionCard>
    </>
  )
}
