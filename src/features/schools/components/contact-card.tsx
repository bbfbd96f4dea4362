import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { toMapUrl } from '@/lib/map-link'
import { paths } from '@/lib/router/paths'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import type { SchoolPage } from '../api/school-page'
import { isWebAddress, formatWebName } from '../model/school-facts'
import styles from './school.module.css'

/** Where the school is and how one reaches it: people write through the app. */
export function ContactCard({ school }: { school: SchoolPage }) {
  const { t } = useTranslation('schools')
  const { location, address, website } = school
  const place = [address, location].filter(Boolean).join(', ')
  return (
    <SectionCard title={t('contact.title')}>
      <FactList
        layout="stack"
        facts={[
          {
            label: t('contact.address'),
            value: place ? (
              <a className={styles.link} href={toMapUrl(place)} target="_blank" rel="noreferrer">
                {place}
              </a>
            ) : (
              t('contact.none')
            ),
          },
          {
            label: t('contact.website'),
            value:
              website && isWebAddress(website) ? (
                <a className={styles.link} href={website} target="_blank" rel="noreferrer">
                  {formatWebName(website)}
                </a>
              ) : (
                (website ?? t('contact.none'))
              ),
          },
          {
            label: t('contact.write'),
            value: (
              <Link className={styles.link} to={paths.messages}>
                {t('contact.messages')}
              </Link>
            ),
          },
        ]}
      />
    </SectionCard>
  )
}
