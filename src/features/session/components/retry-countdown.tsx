import { useTranslation } from 'react-i18next'
import { useCooldown } from './use-cooldown'

/** Counts down to the next try. A timer is silent: a screen reader hears it once, with the alert around it. */
export function RetryCountdown({ seconds }: { seconds: number }) {
  const { t } = useTranslation('session')
  const { left } = useCooldown(seconds)
  return (
    <span role="timer">{left > 0 ? t('login.wait', { seconds: left }) : t('login.wait_over')}</span>
  )
}
