import { useState } from 'react'
import { IconHandStop, IconShieldCheck, IconUserEdit, IconUserX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { ActionMenu } from '@/shared/ui/action-menu'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import layout from '@/shared/ui/layout.module.css'
import type { Contact } from '../../api/contacts'
import { useEndLink, type GuardianLink } from '../../api/guardians'
import { useAcceptLink, useObjectToGuardian } from '../../api/link-decisions'
import type { GuardianRight } from '../../model/guardian-right'
import { formatFullName } from '@/lib/person'
import styles from '../people.module.css'
import { ContactLinks } from './contact-links'
import { LinkBadges } from './link-badges'
import { RelationSheet } from './relation-sheet'
import { RightsSheet } from './rights-sheet'

interface GuardianItemProps {
  link: GuardianLink
  /** The child's name, for the question before a link ends. */
  child: string
  contact: Contact | null
  isMine: boolean
  /** The school's office, which decides about the links of others. */
  isOffice: boolean
  /** What the reader may give or take here. */
  rights: readonly GuardianRight[]
  mayObject: boolean
}

export function GuardianItem(props: GuardianItemProps) {
  const { link, child, contact, isMine, isOffice, rights, mayObject } = props
  const { t } = useTranslation('people')
  const confirm = useConfirm()
  const end = useEndLink()
  const accept = useAcceptLink()
  const object = useObjectToGuardian()
  const [sheet, setSheet] = useState<'relation' | 'rights' | null>(null)
  const name = isMine
    ? t('guardians.you')
    : link.card
      ? formatFullName(link.card)
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

  async function handleObject() {
    const isSure = await confirm({
      title: t('guardians.object_title', { name }),
      text: t('guardians.object_text', { child, name }),
      confirmLabel: t('guardians.object'),
      isDanger: true,
    })
    if (isSure) object.mutate(link.id)
  }

  const items = [
    ...(rights.length > 0 && link.is_trusted
      ? [
          {
            label: t('guardians.rights.give'),
            icon: <IconShieldCheck size={18} stroke={1.75} />,
            onSelect: () => setSheet('rights'),
          },
        ]
      : []),
    ...(isOffice && !isMine
      ? [
          {
            label: t('guardians.rights.edit'),
            icon: <IconUserEdit size={18} stroke={1.75} />,
            onSelect: () => setSheet('relation'),
          },
        ]
      : []),
    ...(mayObject
      ? [
          {
            label: t('guardians.object'),
            icon: <IconHandStop size={18} stroke={1.75} />,
            onSelect: () => void handleObject(),
            isDanger: true,
          },
        ]
      : []),
    ...(isMine || isOffice
      ? [
          {
            label: isMine ? t('guardians.leave') : t('guardians.end'),
            icon: <IconUserX size={18} stroke={1.75} />,
            onSelect: () => void handleEnd(),
            isDanger: true,
          },
        ]
      : []),
  ]

  return (
    <li className={`${layout.rowWide} ${styles.item}`}>
      <span className={layout.line3}>
        <PersonAvatar name={name} src={link.card?.avatar_url} />
        <span className={layout.stack}>
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
          <span className={`${layout.dim13Any} ${styles.dim}`}>
            {t(`relationships.${link.relationship}`)}
          </span>
        </span>
      </span>
      <LinkBadges link={link} />
      {isMine && link.status === 'active' && !link.accepted_at ? (
        <Button busy={accept.isPending} onClick={() => accept.mutate(link.id)}>
          {t('links.accept')}
        </Button>
      ) : null}
      {rights.length > 0 && !link.is_trusted ? (
        <Button onClick={() => setSheet('rights')}>{t('links.confirm')}</Button>
      ) : null}
      {items.length > 0 ? <ActionMenu label={t('guardians.menu', { name })} items={items} /> : null}
      {sheet === 'relation' ? (
        <RelationSheet link={link} name={name} onClose={() => setSheet(null)} />
      ) : null}
      {sheet === 'rights' ? (
        <RightsSheet link={link} name={name} allowed={rights} onClose={() => setSheet(null)} />
      ) : null}
      {contact ? <ContactLinks contact={contact} /> : null}
    </li>
  )
}
