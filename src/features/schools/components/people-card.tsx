import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { SchoolPerson } from '../api/school-people'
import layout from '@/shared/ui/layout.module.css'
import styles from './school.module.css'

/** Who runs the school, each with a card that leads to the person. */
export function PeopleCard({ people }: { people: readonly SchoolPerson[] }) {
  const { t } = useTranslation('schools')
  return (
    <SectionCard title={t('people.title')} description={t('people.hint')}>
      {people.length === 0 ? <p className={layout.dim13Any}>{t('people.none')}</p> : null}
      <ul className={`${layout.listGrid3} ${styles.people}`} aria-label={t('people.title')}>
        {people.map((person) => (
          <PersonCard key={person.user_id} person={person} />
        ))}
      </ul>
    </SectionCard>
  )
}

function PersonCard({ person }: { person: SchoolPerson }) {
  const { t } = useTranslation('schools')
  const { user_id: id, is_owner: isOwner, duties, teams } = person
  const name = `${person.first_name} ${person.last_name}`.trim()
  const page = isOwner ? paths.owners.details : paths.coaches.details
  return (
    <li className={`${layout.flex} ${layout.gap3} ${layout.relative} ${styles.person}`}>
      <PersonAvatar name={name} src={person.avatar_url} size={40} />
      <div className={`${layout.stack} ${layout.gapTight} ${layout.top}`}>
        <Link
          className={`${layout.medium} ${layout.name} ${layout.ink} ${layout.undecorated} ${styles.name}`}
          to={href(page, { id })}
        >
          {name || t('people.nameless')}
        </Link>
        {teams.length > 0 ? (
          <span className={layout.dim13Any}>{teams.map((team) => team.name).join(', ')}</span>
        ) : null}
        <span className={layout.wrap1}>
          <StatusBadge tone={isOwner ? 'green' : 'neutral'}>
            {t(isOwner ? 'people.owner' : 'people.coach')}
          </StatusBadge>
          {duties.map((duty) => (
            <StatusBadge key={duty} tone="blue">
              {t(`people.duties.${duty}`)}
            </StatusBadge>
          ))}
        </span>
      </div>
    </li>
  )
}
