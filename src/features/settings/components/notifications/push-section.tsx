import { useTranslation } from 'react-i18next'
import { usePushDevices, useSwitchPushOn } from '@/features/notifications/api/push-devices'
import { isHomeScreenMissing, readPushState } from '@/lib/push/push-state'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { FormSection } from '@/shared/ui/patterns/form-section'
import layout from '@/shared/ui/layout.module.css'
import { describePushFault } from '../../model/notifications/describe-push-fault'
import styles from '../security/security.module.css'
import { PushDeviceRow } from './push-device-row'

/** Which devices are told, this one first: switched on with one tap, tried with another. */
export function PushSection({ userId }: { userId: string }) {
  const { t } = useTranslation('settings')
  const devices = usePushDevices(userId)
  const switchOn = useSwitchPushOn()
  const fault = describePushFault(switchOn.error)
  const isOn = devices.some(({ isHere }) => isHere)
  return (
    <FormSection title={t('push.title')} why={t('push.why')}>
      <div className={`${layout.grid} ${layout.gapWide}`}>
        {fault && !isOn ? (
          <Alert kind="error" title={t(`push.faults.${fault}.title`)}>
            {t(`push.faults.${fault}.text`)}
          </Alert>
        ) : null}
        <ul className={`${layout.listGrid} ${styles.list}`}>
          {isOn ? null : (
            <SwitchOnRow isBusy={switchOn.isPending} onSwitchOn={() => switchOn.mutate()} />
          )}
          {devices.map((device) => (
            <PushDeviceRow key={device.id} device={device} />
          ))}
        </ul>
      </div>
    </FormSection>
  )
}

interface SwitchOnRowProps {
  isBusy: boolean
  onSwitchOn: () => void
}

function SwitchOnRow({ isBusy, onSwitchOn }: SwitchOnRowProps) {
  const { t } = useTranslation('settings')
  const isPossible = readPushState() !== 'unsupported'
  const why = isHomeScreenMissing() ? 'push.home_screen' : 'push.unsupported'
  return (
    <li className={`${layout.row} ${layout.gapWide} ${layout.spread} ${styles.row}`}>
      <span className={`${layout.grid1} ${isPossible ? layout.grow : styles.wide}`}>
        <span className={layout.medium}>{t('push.here')}</span>
        <span className={layout.dim14}>{t(isPossible ? 'push.off' : why)}</span>
      </span>
      {isPossible ? (
        <Button busy={isBusy} onClick={onSwitchOn}>
          {t('push.switch_on')}
        </Button>
      ) : null}
    </li>
  )
}
