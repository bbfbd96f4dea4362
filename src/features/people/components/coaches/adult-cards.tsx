import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { createLetterLink } from '@/lib/router/letter-links'
import { href, paths } from '@/lib/router/paths'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { Adult } from '../../api/adults'
import { ContactLinks } from '../guardians/contact-links'
import styles from '../people.module.css'

/** How to reach somebody; colleagues see it, families write through the app. */
export function ContactCard({ adult }: { adult: Adult }) {
  const { t } = useTranslation('people')
  return (
    <SectionCard title={t('contact.title')}>
      {adult.contact ? <ContactLinks contact={adult.contact} /> : null}
      <p className={`${layout.dim13Any} ${styles.dim}`}>
        {adult.contact ? null : `${t('contact.through_app')} `}
        <Link to={createLetterLink(adult.user_id)}>{t('contact.write')}</Link>
      </p>
    </SectionCard>
  )
}

/** The teams somebody looks after, and as what. */
export function StaffTeamsCard({ adult }: { adult: Adult }) {
  const { t } = useTranslation('people')
  return (
    <SectionCard title={t('list.columns.teams')}>
      {adult.teams.length === 0 ? (
        <p className={`${layout.dim13Any} ${styles.dim}`}>{t('player.no_team')}</p>
      ) : null}
      <ul className={layout.listStack} aria-label={t('list.columns.teams')}>
        {adult.teams.map(({ role, team }) => (
          <li key={team.id} className={`${layout.rowWide} ${styles.item}`}>
            <span className={layout.stack}>
              <Link className={styles.name} to={href(paths.teams.details, { id: team.id })}>
                {team.name}
              </Link>
              <span className={`${layout.dim13Any} ${styles.dim}`}>
                {t(`staff_roles.${role}`)} · {team.season}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
