import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactReceipt } from '../api/contact-message'
import styles from '../components/concern/concern.module.css'
import { ContactForm } from '../components/contact/contact-form'
import { ContactSent } from '../components/contact/contact-sent'

/** Writes to the platform without an account; a number and a promised time come back. */
export function ContactsPage() {
  const { t } = useTranslation('landing/pages')
  const [sent, setSent] = useState<{ receipt: ContactReceipt; email: string } | null>(null)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('contact.title')}</h1>
        <p className={styles.lead}>{t('contact.lead')}</p>
      </header>
      {sent ? (
        <ContactSent {...sent} />
      ) : (
        <section className={styles.part} aria-label={t('contact.title')}>
          <p className={styles.text}>{t('contact.who_reads')}</p>
          <ContactForm onSent={(receipt, email) => setSent({ receipt, email })} />
        </section>
      )}
    </div>
  )
}
