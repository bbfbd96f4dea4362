import { IconMail, IconPhone, IconUrgent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import styles from '../people.module.css'

interface ContactLinksProps {
  contact: { phone: string | null; email: string | null; emergency_phone?: string | null }
}

/** Numbers to tap and an address to write to; says so where nothing is known. */
export function ContactLinks({ contact }: ContactLinksProps) {
  const { t } = useTranslation('people')
  const { phone, email, emergency_phone: emergency } = contact
  if (!phone && !email && !emergency)
    return <p className={`${layout.dim13Any} ${styles.dim}`}>{t('contact.none')}</p>
  return (
    <span className={`${layout.wrap2} ${styles.contact}`}>
      {phone ? (
        <a
          className={`${layout.inline2} ${layout.accent} ${layout.breakable} ${styles.contactLink}`}
          href={`tel:${phone.replaceAll(/\s/g, '')}`}
        >
          <IconPhone size={18} stroke={1.75} aria-hidden="true" />
          {phone}
        </a>
      ) : null}
      {emergency ? (
        <a
          className={`${layout.inline2} ${layout.accent} ${layout.breakable} ${styles.contactLink}`}
          href={`tel:${emergency.replaceAll(/\s/g, '')}`}
        >
          <IconUrgent size={18} stroke={1.75} aria-hidden="true" />
          {t('contact.emergency', { phone: emergency })}
        </a>
      ) : null}
      {email ? (
        <a
          className={`${layout.inline2} ${layout.accent} ${layout.breakable} ${styles.contactLink}`}
          href={`mailto:${email}`}
        >
          <IconMail size={18} stroke={1.75} aria-hidden="true" />
          {email}
        </a>
      ) : null}
    </span>
  )
}
