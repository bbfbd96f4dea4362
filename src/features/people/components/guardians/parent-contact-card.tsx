import { IconAddressBook } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { createLetterLink } from '@/lib/router/letter-links'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { useOpenContacts } from '../../api/contacts'
import type { ChildLink } from '../../api/guardians'
import styles from '../people.module.css'
import { usePeopleAccess } from '../use-people-access'
import { ContactLinks } from './contact-links'

interface ParentContactCardProps {
  guardianId: string
  links: readonly ChildLink[]
}

/** Numbers and address for the staff of a child's team; each opening is on record. */
export function ParentContactCard({ guardianId, links }: ParentContactCardProps) {
  const { t } = useTranslation('people')
  const { isStaff, myTeams } = usePeopleAccess()
  const open = useOpenContacts()
  const teamId = links
    .flatMap(({ player }) => player.squads)
    .find(({ left_on, team }) => !left_on && myTeams.some(({ id }) => id === team.id))?.team.id
  const contact = open.data?.find(({ guardian_id }) => guardian_id === guardianId)
  return (
    <SectionCard title={t('contact.title')}>
      {contact ? <ContactLinks contact={contact} /> : null}
      {isStaff && teamId && !open.data ? (
        <>
          <p className={`${layout.dim13Any} ${styles.dim}`}>{t('contact.on_record')}</p>
          <Button
            kind="secondary"
            icon={<IconAddressBook size={18} stroke={1.75} />}
            busy={open.isPending}
            onClick={() => open.mutate(teamId)}
          >
            {t('contact.show')}
          </Button>
        </>
      ) : null}
      <p className={`${layout.dim13Any} ${styles.dim}`}>
        {contact ? null : `${t('contact.through_app')} `}
        <Link to={createLetterLink(guardianId)}>{t('contact.write')}</Link>
      </p>
    </SectionCard>
  )
}
