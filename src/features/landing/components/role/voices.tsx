import { useTranslation } from 'react-i18next'
import type { VoiceTexts } from '../../model/page-text'
import styles from '../features.module.css'

/** What people say; marked as samples for as long as nobody real has said it. */
export function Voices({ voices }: { voices: VoiceTexts['coach'] }) {
  const { t } = useTranslation('landing/pages')
  return (
    <section aria-labelledby="voices-title">
      <h2 id="voices-title" className={styles.title}>
        {t('role.voices')}
      </h2>
      <p className={styles.text}>{t('role.voices_sample')}</p>
      <ul className={styles.list}>
        {voices.map(({ who, quote }) => (
          <li key={who} className={styles.item}>
            <figure style={{ margin: 0 }}>
              <blockquote style={{ margin: 0 }}>{quote}</blockquote>
              <figcaption className={styles.text}>{who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
