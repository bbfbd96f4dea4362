import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { formatLocale } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import type { AuditPage, AuditRow } from '../../api/audit'
import { knownAction, tellableDetails } from '../../model/audit'
import styles from './audit.module.css'

interface AuditEntryProps {
  entry: AuditRow
  names: AuditPage['names']
}

/** One line of the log: when, who, what, to whom, where, and why. */
export function AuditEntry({ entry, names }: AuditEntryProps) {
  const { t } = useTranslation('admin')
  const roleName = useRoleName()
  const { actor_id, user_id, player_id, school_id } = entry
  const { role, reason } = tellableDetails(entry.details)
  const when = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  const known = knownAction(entry.action)
  const about: ReactNode[] = [
    user_id && <PersonLink key="user" id={user_id} name={names.people.get(user_id)} />,
    player_id && (names.players.get(player_id) ?? t('audit.gone')),
    role && roleName(role),
    school_id && (names.schools.get(school_id) ?? t('audit.gone')),
  ].filter(Boolean)

  return (
    <li className={styles.entry}>
      <time className={layout.dim13Figures} dateTime={entry.occurred_at}>
        {when.format(new Date(entry.occurred_at))}
      </time>
      <div className={layout.stack1}>
        <span className={layout.medium}>
          {known === 'other'
            ? t('audit.other', { action: entry.action })
            : t(`audit.acts.${known}`)}
        </span>
        {about.length > 0 && (
          <span className={styles.about}>
            {about.map((part, index) => (
              <span key={index}>{part}</span>
            ))}
          </span>
        )}
        {reason && <q className={styles.reason}>{reason}</q>}
      </div>
      <span className={styles.actor}>
        {actor_id ? (
          <>
            {t('audit.by')} <PersonLink id={actor_id} name={names.people.get(actor_id)} />
          </>
        ) : (
          t('audit.system')
        )}
      </span>
    </li>
  )
}

function PersonLink({ id, name }: { id: string; name: string | undefined }) {
  const { t } = useTranslation('admin')
  if (!name) return t('audit.gone')
  return (
    <Link className={styles.link} to={href(paths.admin.users.details, { id })}>
      {name}
    </Link>
  )
}
