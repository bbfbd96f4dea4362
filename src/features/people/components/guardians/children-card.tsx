import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import layout from '@/shared/ui/layout.module.css'
import type { ChildLink } from '../../api/guardians'
import { formatFullName } from '@/lib/person'
import styles from '../people.module.css'

interface ChildrenCardProps {
  links: readonly ChildLink[]
  actions?: ReactNode
}

/** Linked children, each with relationship, team and the way to the child's profile (spec section 2). */
export function ChildrenCard({ links, actions }: ChildrenCardProps) {
  const { t } = useTranslation('people')
  return (
    <SectionCard title={t('parents.children')} actions={actions}>
      {links.length === 0 ? (
        <p className={`${layout.dim13Any} ${styles.dim}`}>{t('parents.no_children')}</p>
      ) : null}
      <ul className={layout.listStack} aria-label={t('parents.children')}>
        {links.map(({ id, relationship, player }) => (
          <li key={id} className={`${layout.rowWide} ${styles.item}`}>
            <span className={layout.line3}>
              <PersonAvatar name={formatFullName(player)} />
              <span className={layout.stack}>
                <Link className={styles.name} to={href(paths.players.details, { id: player.id })}>
                  {formatFullName(player)}
                </Link>
                <span className={`${layout.dim13Any} ${styles.dim}`}>
                  {[
                    t(`relationships.${relationship}`),
                    ...player.squads.flatMap(({ left_on, team }) => (left_on ? [] : [team.name])),
                  ].join(' · ')}
                </span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
