import { IconFolder, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { CollectionRow as Row } from '../../api/collections'
import layout from '@/shared/ui/layout.module.css'
import styles from './collections.module.css'

interface CollectionRowProps {
  collection: Row
  isMine: boolean
}

/** A collection in the list: name, how much is in it and whose it is. */
export function CollectionRow({ collection, isMine }: CollectionRowProps) {
  const { t } = useTranslation('exercises')
  const { id, title, description, items, visibility, owner } = collection
  const by = owner ? [owner.first_name, owner.last_name].filter(Boolean).join(' ') : ''
  return (
    <li className={styles.row}>
      <IconFolder size={20} stroke={1.75} aria-hidden="true" />
      <div className={`${layout.grow} ${layout.min} ${layout.gapTight} ${styles.words}`}>
        <h2 className={`${layout.medium} ${layout.size16} ${styles.title}`}>
          <Link className={styles.cover} to={href(paths.exercises.collection, { id })}>
            {title}
          </Link>
        </h2>
        <p className={styles.facts} data-figures="">
          {[
            t('collections.count', { count: items.length }),
            isMine || !by ? null : t('collections.by', { name: by }),
            description,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {visibility === 'school' ? (
        <StatusBadge icon={<IconUsers size={14} stroke={1.75} aria-hidden="true" />}>
          {t('collections.shared')}
        </StatusBadge>
      ) : null}
    </li>
  )
}
