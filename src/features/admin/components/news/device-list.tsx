import { useTranslation } from 'react-i18next'
import { formatAge } from '@/lib/dates'
import { formatDevice } from '@/lib/device/device-name'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import { usePersonDevices } from '../../api/news-tests'

/** Where somebody is told news: by the name of the device, never by its address. */
export function DeviceList({ userId, name }: { userId: string; name: string }) {
  const { t } = useTranslation('admin')
  const devices = usePersonDevices(userId)
  return (
    <SectionCard
      title={t('news.devices.title', { name })}
      description={devices.length === 0 ? t('news.devices.none') : undefined}
    >
      {devices.length > 0 ? (
        <ul className={layout.listGrid3} aria-label={t('news.devices.title', { name })}>
          {devices.map((device) => (
            <li key={device.id} className={`${layout.wrap2} ${layout.spread}`}>
              <span className={layout.grid1}>
                <span className={layout.medium}>
                  {formatDevice(device.user_agent) ?? t('news.devices.unknown')}
                </span>
                <span className={layout.dim13}>
                  {t('news.devices.seen', { when: formatAge(device.last_seen_at) })}
                </span>
              </span>
              <StatusBadge tone={device.failed_count > 0 ? 'amber' : 'green'}>
                {device.failed_count > 0
                  ? t('news.devices.failed', { count: device.failed_count })
                  : t('news.devices.fine')}
              </StatusBadge>
            </li>
          ))}
        </ul>
      ) : null}
    </SectionCard>
  )
}
