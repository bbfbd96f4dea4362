import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatLocale } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import type { AuditPage, AuditRow } from '../../api/audit'
import { parseDetails } from '../../model/audit'
import styles from './audit.module.css'
import { useAuditText } from './use-audit-text'

interface AuditEntryProps {
  entry: AuditRow
  names: AuditPage['names']
}

/** One line of the log: when, who, what, to whom, where, what stood there before and after, and why. */
export function AuditEntry({ entry, names }: AuditEntryProps) {
  const { t } = useTranslation('admin')
  const { toActName, toChangeLines, toSubjects } = useAuditText()
  const { actor_id, user_id } = entry
  const { reason } = parseDetails(entry.details)
  const when = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  const about: ReactNode[] = [
    user_id && <PersonLink key="user" id={user_id} name={names.people.get(user_id)} />,
    ...toSubjects(entry, names),
  ].filter(Boolean)

  return (
    <li className={`${layout.grid} ${layout.size14} ${styles.entry}`}>
      <time className={layout.dim13Figures} dateTime={entry.occurred_at}>
        {when.format(new Date(entry.occurred_at))}
      </time>
      <div className={layout.stack1}>
        <span className={layout.medium}>{toActName(entry.action)}</span>
        {about.length > 0 && (
          <span className={`${layout.wrap} ${layout.dimmed} ${layout.breakable} ${styles.about}`}>
            {about.map((part, index) => (
              <span key={index}>{part}</span>
            ))}
          </span>
        )}
        {toChangeLines(entry).map((line) => (
          <span key={line} className={`${layout.dimmed} ${layout.breakable}`}>
            {line}
          </span>
        ))}
        {reason && <q className={`${layout.dimmed} ${layout.breakable}`}>{reason}</q>}
      </div>
      <span className={`${layout.dimmed} ${layout.breakable} ${styles.actor}`}>
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
