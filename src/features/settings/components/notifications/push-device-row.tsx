import { useTranslation } from 'react-i18next'
import {
  useRemovePushDevice,
  useTestPushDevice,
  type PushDevice,
} from '@/features/notifications/api/push-devices'
import { formatAge } from '@/lib/dates'
import { Button } from '@/shared/ui/button'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import { formatDevice } from '@/lib/device/device-name'
import styles from '../security/security.module.css'

export function PushDeviceRow({ device }: { device: PushDevice }) {
  const { t } = useTranslation('settings')
  const remove = useRemovePushDevice()
  const test = useTestPushDevice()
  const name = formatDevice(device.user_agent) ?? t('security.sessions.unknown')
  // the row of a device that is gone goes with it, so that a toast has to say it
  const answer = test.isError ? 'failed' : test.data === 'gone' ? null : test.data
  return (
    <li className={`${layout.row} ${layout.gapWide} ${layout.spread} ${styles.row}`}>
      <span className={`${layout.grid1} ${styles.words}`}>
        <span className={`${layout.row2} ${layout.medium}`}>
          {name}
          {device.isHere ? <StatusBadge tone="green">{t('push.here')}</StatusBadge> : null}
        </span>
        <span className={layout.dim14}>
          {t('push.seen', { when: formatAge(device.last_seen_at) })}
        </span>
        {answer ? (
          <span role="status" className={layout.dim14}>
            {t(`push.tests.${answer}`)}
          </span>
        ) : null}
      </span>
      <span className={layout.row2}>
        <Button
          kind="secondary"
          busy={test.isPending}
          aria-label={t('push.test_device', { device: name })}
          onClick={() => test.mutate(device.id)}
        >
          {t('push.test')}
        </Button>
        <Button
          kind="secondary"
          busy={remove.isPending}
          aria-label={t('push.remove_device', { device: name })}
          onClick={() => remove.mutate(device.id)}
        >
          {t(device.isHere ? 'push.switch_off' : 'push.remove')}
        </Button>
      </span>
    </li>
  )
}
