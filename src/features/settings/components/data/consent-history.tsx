import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import layout from '@/shared/ui/layout.module.css'
import type { ConsentText } from '@/features/people/api/consent-texts'
import type { Consent } from '../../api/data/consents'
import styles from './data.module.css'

/** Who decided what, when and in which words; folded until somebody asks. */
export function ConsentHistory({
  history,
  texts,
}: {
  history: readonly Consent[]
  texts: readonly ConsentText[]
}) {
  const { t } = useTranslation(['settings', 'people'])
  return (
    <details className={`${layout.size13} ${styles.history}`}>
      <summary>{t('data.consents.history', { count: history.length })}</summary>
      <ol className={layout.listGrid}>
        {history.map((entry) => {
          const text = texts.find(
            ({ purpose, version, locale }) =>
              purpose === entry.purpose &&
              version === entry.text_version &&
              locale === entry.locale,
          )
          return (
            <li
              key={entry.id}
              className={`${layout.grid} ${layout.gapTight} ${layout.padBlock2} ${styles.entry}`}
            >
              <span>
                {formatDate(entry.given_at)}
                {' · '}
                {t(entry.is_given ? 'data.consents.given' : 'data.consents.not_given')}
                {' · '}
                {entry.relationship
                  ? t(`people:relationships.${entry.relationship}`)
                  : t('data.consents.young_person')}
                {' · '}
                {t(`data.consents.methods.${entry.method}`)}
              </span>
              {text ? (
                <q className={`${layout.dimmed} ${styles.dim}`} lang={entry.locale}>
                  {text.body}
                </q>
              ) : null}
            </li>
          )
        })}
      </ol>
    </details>
  )
}
