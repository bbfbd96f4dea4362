import { IconAddressBook } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { useOpenContacts } from '../../api/contacts'
import { useGuardians } from '../../api/guardians'
import { useOpenInvitations } from '../../api/invitations'
import type { Player } from '../../api/players/players'
import { formatFullName } from '@/lib/person'
import { InvitationList } from '../invite/invitation-list'
import styles from '../people.module.css'
import { usePeopleAccess } from '../use-people-access'
import { AddGuardianForm } from './add-guardian-form'
import { GuardianItem } from './guardian-item'
import { useGuardianAccess } from './use-guardian-access'

/** Who looks after the child; who was asked and has not answered; and one more in two inputs and a tap. */
export function GuardiansTab({ player }: { player: Player }) {
  const { t } = useTranslation('people')
  const { userId, email, role, isOwner, mayChange } = usePeopleAccess()
  const { data: links, error, refetch } = useGuardians(player.id)
  const { data: invitations = [] } = useOpenInvitations(email, player.id)
  const contacts = useOpenContacts()
  const teamIds = player.squads.filter((squad) => !squad.left_on).map(({ team }) => team.id)
  const name = formatFullName(player)
  const isMine = (guardianId: string) => guardianId === userId
  const { given, rightsOn, mayObjectTo } = useGuardianAccess(links ?? [])
  const mayAdd = mayChange(teamIds) || role === 'admin' || given.length > 0
  const isFormer = role === 'coach' && !mayChange(teamIds)
  const [contactTeam] = teamIds
  if (error && !links) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!links) return <ListSkeleton rows={3} />
  const asksContacts = mayChange(teamIds) && contactTeam && links.length > 0 && !contacts.data
  return (
    <div className={layout.grid4}>
      <SectionCard
        title={t('guardians.title')}
        description={role === 'parent' ? t('guardians.family_note') : undefined}
        actions={
          asksContacts ? (
            <Button
              kind="secondary"
              icon={<IconAddressBook size={18} stroke={1.75} />}
              busy={contacts.isPending}
              onClick={() => contacts.mutate(contactTeam)}
            >
              {t('contact.show')}
            </Button>
          ) : null
        }
      >
        {asksContacts ? (
          <p className={`${layout.dim13Any} ${styles.dim}`}>{t('contact.on_record')}</p>
        ) : null}
        {links.length === 0 ? (
          <p className={`${layout.dim13Any} ${styles.dim}`}>
            {t(isFormer ? 'guardians.closed' : 'guardians.none')}
          </p>
        ) : null}
        <ul className={layout.listStack} aria-label={t('guardians.title')}>
          {links.map((link) => (
            <GuardianItem
              key={link.id}
              link={link}
              child={name}
              contact={
                contacts.data?.find(
                  (contact) =>
                    contact.guardian_id === link.guardian_id && contact.player_id === player.id,
                ) ?? null
              }
              isMine={isMine(link.guardian_id)}
              isOffice={isOwner || role === 'admin'}
              rights={rightsOn(link)}
              mayObject={mayObjectTo(link)}
            />
          ))}
        </ul>
      </SectionCard>
      {mayAdd ? (
        <SectionCard title={t('guardians.add')} description={t('guardians.add_text')}>
          <AddGuardianForm
            schoolId={player.school_id}
            playerId={player.id}
            name={name}
            given={given}
          />
        </SectionCard>
      ) : null}
      {invitations.length > 0 ? (
        <SectionCard title={t('invitations.title')}>
          <InvitationList invitations={invitations} />
        </SectionCard>
      ) : null}
    </div>
  )
}
