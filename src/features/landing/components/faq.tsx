import { useTranslation } from 'react-i18next'
import styles from './faq.module.css'

const questions = ['price', 'who', 'role', 'language', 'support'] as const

export function Faq() {
  const { t } = useTranslation('landing')
  return (
    <section className={styles.section} aria-labelledby="faq-title">
      <h2 id="faq-title" className={styles.title}>
        {t('faq.title')}
      </h2>
      <div>
        {questions.map((question) => (
          <details key={question} className={styles.item} name="faq">
            <summary className={styles.question}>{t(`faq.${question}_q`)}</summary>
            <p className={styles.answer}>{t(`faq.${question}_a`)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
