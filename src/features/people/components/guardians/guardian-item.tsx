import { useState } from 'react'
import { IconShieldCheck, IconUserX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { ActionMenu } from '@/shared/ui/action-menu'
import { useConfirm } from '@/shared/ui/confirm'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { Contact } from '../../api/contacts'
import { useEndLink, type GuardianLink } from '../../api/guardians'
import { fullName } from '../../model/player'
import styles from '../people.module.css'
import { ContactLinks } from './contact-links'
import { GuardianRightsSheet } from './guardian-rights-sheet'

interface GuardianItemProps {
  link: GuardianLink
  /** The child's name, for the question before a link ends. */
  child: string
  contact: Contact | null
  isMine: boolean
  /** The school's office, which decides about the links of others. */
  isOffice: boolean
}

export function GuardianItem({ link, child, contact, isMine, isOffice }: GuardianItemProps) {
  const { t } = useTranslation('people')
  const confirm = useConfirm()
  const end = useEndLink()
  const [isEditing, setIsEditing] = useState(false)
  const name = isMine
    ? t('guardians.you')
    : link.card
      ? fullName(link.card)
      : t('guardians.somebody')

  async function handleEnd() {
    const isSure = await confirm({
      title: isMine ? t('guardians.leave_title', { child }) : t('guardians.end_title', { name }),
      text: isMine ? t('guardians.leave_text') : t('guardians.end_text', { child, name }),
      confirmLabel: isMine ? t('guardians.leave') : t('guardians.end'),
      isDanger: true,
    })
    if (isSure) end.mutate(link.id)
  }

  return (
    <li className={styles.item}>
      <span className={styles.person}>
        <PersonAvatar name={name} src={link.card?.avatar_url} />
        <span className={styles.lines}>
          {link.card && !isMine ? (
            <Link
              className={styles.name}
              to={href(paths.parents.details, { id: link.guardian_id })}
            >
              {name}
            </Link>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          <span className={styles.dim}>{t(`relationships.${link.relationship}`)}</span>
        </span>
      </span>
      <span className={styles.badges}>
        {link.is_primary ? <StatusBadge tone="green">{t('guardians.primary')}</StatusBadge> : null}
        {link.status === 'pending' ? (
          <StatusBadge tone="amber">{t('guardians.pending')}</StatusBadge>
        ) : null}
        {link.can_consent ? null : <StatusBadge>{t('guardians.no_consent')}</StatusBadge>}
      </span>
      {isMine || isOffice ? (
        <ActionMenu
          label={t('guardians.menu', { name })}
          items={[
            ...(isMine
              ? []
              : [
                  {
                    label: t('guardians.rights.edit'),
                    icon: <IconShieldCheck size={18} stroke={1.75} />,
                    onSelect: () => setIsEditing(true),
                  },
                ]),
            {
              label: isMine ? t('guardians.leave') : t('guardians.end'),
              icon: <IconUserX size={18} stroke={1.75} />,
              onSelect: () => void handleEnd(),
              isDanger: true,
            },
          ]}
        />
      ) : null}
      {isEditing ? (
        <GuardianRightsSheet link={link} name={name} onClose={() => setIsEditing(false)} />
      ) : null}
      {contact ? <ContactLinks contact={contact} /> : null}
    </li>
  )
}
