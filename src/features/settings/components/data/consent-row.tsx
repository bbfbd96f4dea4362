import { useTranslation } from 'react-i18next'
import type { ConsentPurpose } from '@/features/people/model/consent-purpose'
import { formatDate } from '@/lib/dates'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import { InlineError } from '@/shared/ui/states/inline-error'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import { useConsentTexts } from '@/features/people/api/consent-texts'
import { useDecideConsent, type Consent } from '../../api/data/consents'
import type { DataSubject } from '../../api/data/data-subjects'
import { ConsentHistory } from './consent-history'
import styles from './data.module.css'

/** Purposes whose withdrawal does something at once; supabase/migrations/…_consent_gates.sql. */
const gates = ['photo_video', 'health_data', 'push_to_child'] as const

interface ConsentRowProps {
  subject: DataSubject
  purpose: ConsentPurpose
  /** The last word first. */
  history: Consent[]
  /** A guardian's last word, which no longer counts: as if nothing was decided. */
  isAskedAnew: boolean
  mayDecide: boolean
}

/** One purpose: giving and withdrawing are equally easy, one tap each (GDPR Art. 7). */
export function ConsentRow(props: ConsentRowProps) {
  const { subject, purpose, history, isAskedAnew, mayDecide } = props
  const { t } = useTranslation(['settings', 'people'])
  const { data: texts } = useConsentTexts()
  const { mutate, isPending, error } = useDecideConsent()
  const locale = getCurrentLocale()
  const newest = texts.find((text) => text.purpose === purpose && text.locale === locale)
  const [newestWord] = history
  const last = isAskedAnew ? undefined : newestWord
  const gate = gates.find((one) => one === purpose)
  const title = t(`people:consents.purposes.${purpose}`)

  function decide(isGiven: boolean, isUndo = false) {
    mutate(
      { playerId: subject.playerId, purpose, isGiven, locale },
      {
        onSuccess: () =>
          showToast(
            'success',
            isGiven
              ? 'settings:data.consents.given_toast'
              : 'settings:data.consents.withdrawn_toast',
            {
              style: 'compact',
              subject: `consent:${subject.playerId}:${purpose}`,
              ...(!isUndo &&
                last && {
                  action: {
                    label: 'settings:notifications.undo',
                    run: () => decide(!isGiven, true),
                  },
                }),
            },
          ),
      },
    )
  }

  return (
    <li className={styles.consent} aria-label={title}>
      <div className={`${layout.grid1} ${styles.words}`}>
        <p className={`${layout.medium} ${layout.size14} ${styles.title}`}>
          {title}
          <StatusBadge tone={last ? (last.is_given ? 'green' : 'neutral') : 'amber'}>
            {t(
              last
                ? last.is_given
                  ? 'data.consents.given'
                  : 'data.consents.not_given'
                : 'data.consents.open',
            )}
          </StatusBadge>
        </p>
        {newest ? <p className={styles.body}>{newest.body}</p> : null}
        {last ? (
          <p className={`${layout.dimmed} ${styles.dim}`}>
            {t('data.consents.since', { date: formatDate(last.given_at) })}
          </p>
        ) : null}
        {last?.is_given && gate ? (
          <p className={`${layout.dimmed} ${styles.dim}`}>{t(`data.consents.effects.${gate}`)}</p>
        ) : null}
        {isAskedAnew ? (
          <p className={`${layout.dimmed} ${styles.dim}`}>
            {t(subject.isMyself ? 'data.consents.anew_self' : 'data.consents.anew_child', {
              age: subject.digital_consent_age,
            })}
          </p>
        ) : null}
        {error ? <InlineError error={error} /> : null}
        {history.length > 0 ? <ConsentHistory history={history} texts={texts} /> : null}
      </div>
      {mayDecide ? (
        <div className={layout.wrap2}>
          {last?.is_given ? null : (
            <Button kind="secondary" busy={isPending} onClick={() => decide(true)}>
              {t('data.consents.give')}
            </Button>
          )}
          {last && !last.is_given ? null : (
            <Button kind="secondary" busy={isPending} onClick={() => decide(false)}>
              {t(last ? 'data.consents.withdraw' : 'data.consents.refuse')}
            </Button>
          )}
        </div>
      ) : null}
    </li>
  )
}
