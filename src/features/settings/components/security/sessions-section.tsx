import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import { useEndOtherSessions, useEndSession, useSessions } from '../../api/security/sessions'
import { formatDevice } from '@/lib/device/device-name'
import styles from './security.module.css'

/** Where the person is signed in: this device first, each other one with its end. */
export function SessionsSection({ userId }: { userId: string }) {
  const { t } = useTranslation('settings')
  const confirm = useConfirm()
  const sessions = useSessions(userId)
  const end = useEndSession()
  const endOthers = useEndOtherSessions()
  const when = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' })

  async function leaveOthers() {
    const isSure = await confirm({
      title: t('security.sessions.confirm'),
      text: t('security.sessions.confirm_text'),
      confirmLabel: t('security.sessions.end_others'),
      isDanger: true,
    })
    if (isSure) endOthers.mutate()
  }

  return (
    <FormSection title={t('security.sessions.title')} why={t('security.sessions.why')}>
      <ul className={`${layout.listGrid} ${styles.list}`}>
        {sessions.map((session) => {
          const device = formatDevice(session.user_agent) ?? t('security.sessions.unknown')
          return (
            <li
              key={session.id}
              className={`${layout.row} ${layout.gapWide} ${layout.spread} ${styles.row}`}
            >
              <span className={`${layout.grid1} ${styles.words}`}>
                <span className={layout.row2}>
                  {device}
                  {session.is_current ? (
                    <StatusBadge tone="green">{t('security.sessions.current')}</StatusBadge>
                  ) : null}
                </span>
                <span className={layout.dim14}>
                  {t('security.sessions.used', {
                    started: when.format(new Date(session.started_at)),
                    used: when.format(new Date(session.used_at)),
                  })}
                </span>
              </span>
              {session.is_current ? null : (
                <Button
                  kind="secondary"
                  busy={end.isPending && end.variables === session.id}
                  aria-label={t('security.sessions.end_device', { device })}
                  onClick={() => end.mutate(session.id)}
                >
                  {t('security.sessions.end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 ? (
        <div>
          <Button kind="secondary" busy={endOthers.isPending} onClick={() => void leaveOthers()}>
            {t('security.sessions.end_others')}
          </Button>
        </div>
      ) : null}
    </FormSection>
  )
}
