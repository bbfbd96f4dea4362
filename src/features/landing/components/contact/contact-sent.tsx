import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import type { ContactReceipt } from '../../api/contact-message'
import styles from '../concern/concern.module.css'

interface ContactSentProps {
  receipt: ContactReceipt
  email: string
}

/** The number to name, and by when an answer comes. */
export function ContactSent({ receipt, email }: ContactSentProps) {
  const { t, i18n } = useTranslation('landing/pages')
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const when = new Intl.DateTimeFormat(formatLocale(i18n.resolvedLanguage), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(receipt.reply_due_at))
  return (
    <section className={styles.part}>
      <h2 ref={heading} tabIndex={-1}>
        {t('contact.sent.title')}
      </h2>
      <p className={styles.text}>{t('contact.sent.text', { email, when })}</p>
      <p className={styles.code} role="group" aria-label={t('contact.sent.number')}>
        {`T-${receipt.number}`}
      </p>
    </section>
  )
}
